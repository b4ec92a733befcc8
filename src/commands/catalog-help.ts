import { venueTypes } from "#domain/venue/venue-types.ts";

export const catalogHelp = `导入、导出、删除和检查场地目录，导入照片。

  npm run catalog -- import 文件 [--source 来源] [--city 城市] [--type 类型] [--venue 编号或名称]
                                  [--map 列名=字段]… [--public-name 名称] [--report 文件.xlsx]
                                  [--replace [--yes]] [--dry-run] [--json]
  npm run catalog -- pictures 文件夹或清单 [--replace] [--private-hosts] [--dry-run] [--json]
  npm run catalog -- remove --source 来源 | --venue 场地编号 [--dry-run] [--json]
  npm run catalog -- export 文件 [--source 来源] [--table venues|spaces] [--json]
  npm run catalog -- check [--json]
  npm run catalog -- export-prices 文件 | import-prices 文件 [--dry-run] [--json] | remove-prices
  npm run catalog -- import-bookings 文件 [--dry-run] [--json] | export-bookings 文件 | remove-bookings [--space 会议室编号]

import 导入 .json、.csv、.tsv、.xlsx：本目录导出的文件、CrossWOZ 酒店数据，或场地表、会场表、会场连同场地的表，表头用中文或英文
（名称、城市、地址、类型、会议室名称、面积、净高、剧院式……）。收不下的行会列出原因，其余照常收下。文件里没有的列保持原样；空格子
会清空这一项。

  --source 来源    没有写来源的行算哪个来源的（默认 运营方）；其他来源的内容不会改动
  --city 城市      没有写城市的场地在哪个城市：名称、拼音或六位代码
  --type 类型      没有写类型的场地是哪种类型：${venueTypes.map(({ name }) => name).join("、")}
  --venue 编号或名称  没有写场地的会场属于哪个场地；目录里没有这个名称、又知道城市时，新建这个场地
  --report 文件    把报告另存为工作簿：原表的行，有问题的格子涂色并注明原因
  --public-name 名称  页面上显示的数据来源名称；不写就不显示来源（文件里有“来源”列的行用那一列）
  --map 列名=字段  表头不认得的列是什么：--map 层高=净高；写 忽略 就不收这一列；可以写几个
  --replace        删除这些来源原有、而文件里没有的内容，只限文件里有的种类；有行没有收下时什么都不删
  --yes            文件里没有一行内容时，确认 --replace 删除这个来源的全部内容
  --dry-run        只报告，不写入

pictures 导入场地和会场的照片（JPEG、PNG、WebP、AVIF，每张最多 20 MB、8000 万像素；不收 SVG 和动图）。文件夹的排法：

  场地/01-说明.jpg                场地的照片，文件名以类型开头的为该类型，其余为外观
  场地/类型/01-说明.jpg           场地的照片
  场地/类型/会议室/01-说明.jpg    会场的照片

场地和会议室写编号或名称，例如 云栖酒店/会议室/大宴会厅/01.jpg；名称对不上或有重名的照片会列出来，不收。

或用清单（.csv、.tsv、.xlsx），列为 场地编号或场地名称、会议室编号或会议室名称、类型、说明、文件（相对清单的路径）或 网址。类型为 外观、大堂、会议室、餐饮、
客房、配套。同一文件再导入不会重复；照片排在效果图前面。相机写入的位置和时间会去掉。

  --replace        清单里的场地及其会场只保留这次的照片；有照片没有收下时不删
  --private-hosts  允许网址指向本机和内网
  --dry-run        只报告，不写入

remove 删除一个来源的全部场地和会场，或一个场地及其会场（不论会场是哪个来源的）。删除 demo 之后，启动时不再装入示例场地。

  --source 来源    删除这个来源的内容
  --venue 编号     删除这个场地
  --dry-run        只报告，不删除

export 写出 .json（全部内容，可原样导入）、.xlsx（两张工作表）或 .csv（一张表）。

  --table 表       .csv 写哪张表：venues（场地，默认）或 spaces（会场）
  --source 来源    只写这个来源的内容

export-prices 把会议预算所用的单价写成一张表（.xlsx 或 .csv）：每项一行，三类城市各有低、可能、高。改好后用 import-prices 导入，作为本站
单价；低和高不填时与可能相同，整行不填的项目用公开价格，依据和日期显示在预算页。有一行不对就什么都不写入。示例单价不再使用；
remove-prices 删除本站单价。

  --dry-run        只报告，不写入

import-bookings 导入会场的已订日期（.csv、.tsv、.xlsx、.json）：会议室编号（或 酒店名称和会议室名称）、开始日期、结束日期、状态（已订 或 预留）、核实日期；结束日期不填
为一天，核实日期不填为今天。文件里的会场以文件为准，其他会场保持原样；有一行不对就什么都不写入。export-bookings 写出同样的表，
remove-bookings 删除全部，或一个会场的。页面上其他日期仍为 档期待核实。

  --dry-run        只报告，不写入
  --space 编号     只删除这个会场的

  --json           供程序使用：在标准输出写一个 JSON 值
  --help           显示本说明

退出码：0 已完成，包括有行没有收下时；1 失败、一行都没有收下、有待确认，或检查发现问题；2 命令写错了，或文件不是目录。
`;
