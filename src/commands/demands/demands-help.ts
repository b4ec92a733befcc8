import { demandKinds, demandStatuses } from "#domain/demand/demand-status.ts";
import { fileKinds } from "../write-table-file.ts";

export const demandsHelp = `查看、跟进访客提交的需求。网站运行时也可以使用。

  npm run demands -- list [筛选] [--limit 条数] [--json]
  npm run demands -- show 编号 [--json]
  npm run demands -- set-status 编号 状态 [--note 备注]
  npm run demands -- assign 编号 姓名
  npm run demands -- note 编号 备注
  npm run demands -- note 编号 --not-reached [--note 备注]
  npm run demands -- export 文件 [筛选]
  npm run demands -- erase 编号 [--yes]
  npm run demands -- failures [--json]
  npm run demands -- retry 通知编号|需求编号|all
  npm run demands -- confirm-clock [--yes]

list 把等待致电的排在前面，等得最久的在最上面；“时限”是答应访客的最晚致电时间，按工作时间计算（工作日 9:00–18:00）。其余的新提交在前。
不写 --limit 时最多列出 100 条；--json 列出全部。

筛选（list 和 export 通用，可以合用）：

  --status 状态      ${demandStatuses.map(({ id, zh }) => `${zh}（${id}）`).join("、")}；几个用逗号隔开
  --kind 表单        ${demandKinds.map(({ id, zh }) => `${zh}（${id}）`).join("、")}
  --city 城市        名称、拼音或六位代码
  --since 日期       该日起提交的，如 2026-11-21（中国时间）
  --until 日期       到该日为止提交的
  --assignee 姓名    由谁跟进；无 是没有人跟进的
  --overdue          过了最晚致电时间、还没有联系的
  --search 文字      编号、称呼、公司、邮箱或电话里有这些文字的；电话可以带空格、横线和 +86

show 显示一条需求的全部内容、跟进记录和通知的送达情况。
set-status 改状态并记入跟进记录；状态写中文或英文都可以。
assign 写明由谁跟进；姓名写 无 就是取消。
note 添加内部备注，访客看不到。加 --not-reached 记录致电未接通：状态不变，访客在专属链接看到“未接通”和再次致电的最晚时间，看不到备注。
export 写出 ${fileKinds.join("、")}，格式由扩展名决定；文件只有您本人可读。单元格里的公式不会被执行。
erase 删除访客的个人信息（称呼、电话、邮箱、公司、备注），不能恢复；需求的其他内容保留，状态改为已撤回。删除前请您确认，--yes 不再确认。
failures 列出没有送达的通知：不再发送的，和还会自动重试的。
retry 立即重发一条通知、一条需求的全部通知或所有未送达的通知；由运行中的网站发送。
confirm-clock 在系统时间比上次可靠的时间晚两天以上时使用（时钟跳变，或网站停了几天）：这时网站不按时间删除任何内容。
显示现在的时间、上次可靠的时间和应删除的数量；确定时间正确后加 --yes，网站继续删除。

  --json  供程序使用：在标准输出写一个 JSON 值
  --help  显示本说明

退出码：0 完成；1 没有该需求、文件无法写入或没有确认；2 命令有误。
`;
