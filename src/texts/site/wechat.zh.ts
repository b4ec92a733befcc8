/** Texts of what WeChat's browser cannot do. */
export const wechatZh = {
  title: "请用浏览器打开",
  steps: "微信内不能打印和下载文件。点右上角「···」，选「在浏览器打开」，再打印或下载。",
  picture: "页面上显示的图片，可长按保存。",
  close: "知道了",
} as const;
