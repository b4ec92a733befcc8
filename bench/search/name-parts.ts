/** Parses lines of `Chinese English [group]` into the name parts of the generated catalogue. */
const parseNames = (text: string) =>
  text
    .trim()
    .split("\n")
    .map((line) => {
      const [name, en, group] = line.trim().split(" ") as [string, string, string?];
      return { name, en, group: group ?? name };
    });

export const areas = parseNames(`
  国贸 Guomao
  望京 Wangjing
  人民广场 People's-Square
  天河 Tianhe
  中关村 Zhongguancun
  金融街 Finance-Street
  滨江 Riverside
  陆家嘴 Lujiazui
  高新 High-Tech
  会展 Expo
  新区 New-District
  东湖 East-Lake
  西湖 West-Lake
  南山 Nanshan
  钟楼 Bell-Tower
  火车站 Railway-Station
  机场 Airport
  大学城 University-Town
  江北 Jiangbei
  解放碑 Jiefangbei
  五一广场 Wuyi-Square
  星海 Xinghai
  珠江新城 Zhujiang
  科技园 Science-Park
  奥体 Olympic
  万达 Wanda
  虹桥 Hongqiao
  徐家汇 Xujiahui
  春熙路 Chunxi
  宽窄巷 Kuanzhai
  金鸡湖 Jinji-Lake
  玄武 Xuanwu
  新街口 Xinjiekou
  河西 Hexi
  青岛路 Qingdao-Road
  长江 Yangtze
  黄河 Yellow-River
  昆仑 Kunlun
  凤凰 Phoenix
  龙湖 Longhu
`);

export const brands = parseNames(`
  云栖 Yunqi 云栖集团
  琅歌 Langge 琅歌集团
  栖岸 Qi'an 云栖集团
  君澜 Junlan 君澜
  逸和 Yihe 逸和国际
  锦棠 Jintang 锦棠
  嘉禾 Jiahe 嘉禾
  万象 Wanxiang 万象
  雅阁 Yage 雅阁
  御景 Yujing 御景
  东方 Oriental 东方
  国宾 State-Guest 国宾
  友谊 Friendship 友谊
  明珠 Pearl 明珠
  华悦 Huayue 华悦国际
  金陵台 Jinlingtai 金陵台
  海棠 Begonia 海棠
  白云 Baiyun 白云
  香樟 Camphor 香樟
  松风 Songfeng 松风
  云顶 Cloud-Top 云顶
  银河 Galaxy 银河
  星河湾 Starry-Bay 星河
  世纪 Century 世纪
  和平 Peace 和平
`);

export const venueKinds = parseNames(`
  酒店 Hotel
  大酒店 Grand-Hotel
  国际酒店 International-Hotel
  会议中心 Conference-Centre
  会展中心 Exhibition-Centre
  宾馆 Guesthouse
  度假村 Resort
  会所 Club
  艺术中心 Art-Centre
  公寓酒店 Residence
  饭店 Plaza
  剧院 Theatre
`);

export const spaceNames =
  "宴会厅 大宴会厅 多功能厅 会议室 国际厅 牡丹厅 紫金厅 行政会议室 贵宾厅 报告厅 百合厅 长城厅 黄山厅 泰山厅 兰亭 望江厅 董事会议室 培训教室 小会议室 露台 草坪 云厅 海厅 星空厅".split(
    " ",
  );
export const roads =
  "建国路 人民路 解放大道 中山东路 滨河路 长安街 科苑路 学府路 迎宾大道 和平路 环城北路 金桥路 新华路 体育西路 湖滨路".split(
    " ",
  );
export const facilities =
  "停车场 充电车位 会议室 健身房 游泳池 早餐服务 免费无线网络 行李寄存 洗衣服务 接机服务 餐厅 酒吧 咖啡厅 商务中心 棋牌室 SPA 儿童乐园 无烟楼层 电梯 残疾人设施 同声传译 LED屏 投影仪 音响 灯光 舞台 茶歇 自助餐 中餐厅 西餐厅 宴会服务 租车 叫车服务 穿梭巴士 花园 露台 壁炉 桑拿 足疗 美发".split(
    " ",
  );
export const rareCharacters = [
  ..."松竹梅兰菊荷桂棠枫柳云霞岚峰岳川江海湖泉月星辰曦晨暮春夏秋冬金玉珠翠瑞祥福禄寿喜和平安康宁静雅清逸明华锦绣龙凤鹤鹿",
];
