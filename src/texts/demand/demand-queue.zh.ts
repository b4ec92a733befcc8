/** Texts of a demand that waits on the device; a separate file, because every page may show them. */
export const demandQueueZh = {
  offline: "没有网络。需求已存在本机，联网后自动提交",
  later: "服务暂时不可用。需求已存在本机，稍后自动提交",
  sentLater: "网络已恢复，本机保存的需求已提交，编号 {reference}",
  failedLater: "本机保存的需求提交失败：{message}",
};

export const demandQueueEn: typeof demandQueueZh = {
  offline: "No network. Your request is kept on this device and will be sent when you are online again",
  later: "The service is not available just now. Your request is kept on this device and will be sent shortly",
  sentLater: "You are online again. The kept request has been sent, reference {reference}",
  failedLater: "The kept request could not be sent: {message}",
};
