import { openRequestLimit } from "#domain/limits.ts";
import { declineReasons } from "#domain/quote/decline-reasons.ts";

export const quotesHelp = `登记向场地询价、场地的报价，并比较合计。网站运行时也可以使用。

  npm run quotes -- list [编号] [--json]
  npm run quotes -- show 编号 [--json]
  npm run quotes -- ask 编号 [场地编号…]
  npm run quotes -- answer 编号 场地 报价项… [--by 姓名]
  npm run quotes -- decline 编号 场地 原因 [--note 备注]
  npm run quotes -- withdraw 编号 场地 [--note 备注]
  npm run quotes -- recall 编号 场地 [--note 备注]
  npm run quotes -- choose 编号 场地
  npm run quotes -- undo-choice 编号 场地

list 列出未结束的询价：状态、答复时限、合计，以及该催哪一家；写编号时列出该需求的全部询价。
show 逐项显示各场地的报价和经过。
ask 登记已向场地询价（电话、微信或邮件，由您自己发出）：不写场地编号时为需求写明的场地。一条需求最多同时询 ${openRequestLimit} 家。答复时限为 72 小时，或会议开始前三天，以较早者为准。
answer 登记场地的报价，访客在专属链接看得到，标明顾问代录。有一项没有识别就不登记。每一项写在引号里：
    "档期 2026-12-18空闲"            空闲、已订、预留至2026-12-01
    "场租 38000/天 满60间免"         /天、/半天、/场；免 最低消费20000；满60间免、满20桌减50%
    "包价 680/人 含场租+用餐+茶歇 保底100"
    "搭建 8000"  "午餐 168/人"  "晚宴 3280/桌 保底20"  "茶歇 58/人"  "客房 680/间 含早 预留60"  "设备 含"
    "服务费 15% 按场租+用餐"  "税 6% 专票"  "税 含"
    "定金 50%"  "取消 14天前0% 7天前50%"  "有效期 2026-12-05"  "备注 …"
    含 是包含在其他价格里，不提供 是答复，另议 是没有价格。没有写的项为未答，不当作 0。
decline 登记场地谢绝，原因为：${declineReasons.map(({ zh }) => zh).join("、")}。
withdraw 登记场地撤回报价；recall 取消询价。
choose 登记访客选定的场地：10 分钟内可用 undo-choice 取消，之后生效，其余场地结束。

场地写编号，或名称里别家没有的几个字。

  --by    谁报的价
  --note  内部备注，访客和场地都看不到
  --json  供程序使用：在标准输出写一个 JSON 值
  --help  显示本说明

退出码：0 完成；1 没有登记；2 命令有误。
`;
