/** A sentence typed on the page of a city that it does not name. */
export interface NamedCitySentence {
  /** Slug of the page's city. */
  page: string;
  sentence: string;
  /** Slug of the city that the sentence names. */
  city: string;
  /** Texts of chips that must be shown. */
  chips: string[];
  /** Parameters that the link to the demand form must have; `*` stands for any beginning. */
  enquiry: Record<string, string>;
}

/** Page, sentence, city, chips (separated by spaces), parameters of the enquiry. */
const table = `
beijing | 上海 200人 课桌式 | shanghai | 上海 200人 课桌式 | people=200&layout=classroom
beijing | 上海静安 150人 剧院式 | shanghai | 上海 静安 150人 剧院式 | people=150&layout=theatre
beijing | 广州天河 300人 宴会式 | guangzhou | 广州 天河 300人 | people=300&layout=banquet
beijing | 深圳南山区 80人 U型 | shenzhen | 深圳 南山区 80人 U型 | people=80&layout=ushape
beijing | 杭州西湖附近 120人 | hangzhou | 杭州 120人 | people=120
beijing | 成都 500人 剧院式 要LED | chengdu | 成都 500人 LED | people=500&layout=theatre&features=1
beijing | 重庆 60人 董事会式 | chongqing | 重庆 60人 | people=60&layout=boardroom
beijing | 南京 12月18日 200人 | nanjing | 南京 200人 | people=200&date=*-12-18
beijing | 武汉 预算2万 150人 | wuhan | 武汉 预算2万 150人 | people=150&budget=20000
beijing | 西安 五星酒店 100人 | xian | 西安 100人 | people=100
shanghai | 北京 200人 课桌式 | beijing | 北京 200人 课桌式 | people=200&layout=classroom
shanghai | 北京海淀 100人 剧院式 | beijing | 北京 海淀 100人 | people=100&layout=theatre
shanghai | 北京国贸地铁站附近 80人 | beijing | 北京 80人 | people=80
shanghai | 苏州 200人 鱼骨式 | suzhou | 苏州 200人 鱼骨式 | people=200&layout=fishbone
shanghai | 天津 300人 烧烤 | tianjin | 天津 300人 | people=300&remarks=未识别：烧烤
shanghai | 深圳 1000人 层高6米 | shenzhen | 深圳 1000人 | people=1000&remarks=*层高6米
shanghai | 杭州 50人 回型 | hangzhou | 杭州 50人 回型 | people=50&layout=hollow
shanghai | 广州 40人 投影 | guangzhou | 广州 40人 投影 | people=40&features=2
shanghai | 成都两天 120人 客房60间 | chengdu | 成都 120人 | people=120&days=2&rooms=60
shanghai | 武汉光谷 200人 | wuhan | 武汉 200人 | people=200
guangzhou | 我想在上海找一个200人的会场 | shanghai | 上海 200人 | people=200
guangzhou | 北京朝阳区150人课桌式 | beijing | 北京 朝阳区 150人 课桌式 | people=150&layout=classroom
guangzhou | 深圳福田 80人培训 | shenzhen | 深圳 福田 80人 培训 | people=80&layout=classroom
guangzhou | 南京 400人年会 | nanjing | 南京 400人 年会 | people=400&layout=banquet
guangzhou | 重庆 300人发布会 | chongqing | 重庆 300人 发布会 | people=300&layout=theatre
guangzhou | 西安 20人董事会 | xian | 西安 20人 | people=20&layout=boardroom
guangzhou | 苏州 100人酒会 | suzhou | 苏州 100人 | people=100&layout=cocktail
guangzhou | 天津 200人论坛 舞台 | tianjin | 天津 200人 论坛 舞台 | people=200&layout=theatre&features=4
guangzhou | 杭州 150人 预算3万 要LED和投影 | hangzhou | 杭州 150人 预算3万 LED 投影 | people=150&total=30000&features=3
guangzhou | 成都 地铁附近 80人 | chengdu | 成都 80人 | people=80&features=524288
shenzhen | 北京或上海 200人 | beijing | 北京 200人 | people=200
shenzhen | 上海或者杭州 300人课桌式 | shanghai | 上海 300人 课桌式 | people=300&layout=classroom
shenzhen | 上海 12月10日到12日 200人 | shanghai | 上海 200人 | people=200&date=*-12-10&dateTo=*-12-12
shenzhen | 北京市 200人 | beijing | 北京市 200人 | people=200
shenzhen | 上海市浦东新区 500人 | shanghai | 上海市 浦东新区 500人 | people=500
shenzhen | 广州 200 人 剧院式 | guangzhou | 广州 剧院式 | people=200&layout=theatre
shenzhen | 在武汉开一个100人的培训 | wuhan | 武汉 培训 | people=100&layout=classroom
shenzhen | 南京，150人，鱼骨 | nanjing | 南京 150人 鱼骨 | people=150&layout=fishbone
shenzhen | 西安 200平米以上 60人 | xian | 西安 60人 | people=60&remarks=*200平米以上
shenzhen | 苏州 无柱 300人 | suzhou | 苏州 无柱 300人 | people=300&features=128
hangzhou | 北京 万豪 200人 | beijing | 北京 万豪 200人 | people=200
hangzhou | 上海 会议中心 500人 | shanghai | 上海 会议中心 500人 | people=500
hangzhou | 广州 四星 120人 | guangzhou | 广州 四星 120人 | people=120&remarks=要求：四星
hangzhou | 深圳 度假村 80人 | shenzhen | 深圳 度假村 80人 | people=80&remarks=要求：度假村
hangzhou | 天津 便宜点的 100人 | tianjin | 天津 100人 | people=100
hangzhou | 成都 200人 最好有LED | chengdu | 成都 LED 200人 | people=200&features=1
hangzhou | 重庆 8桌 | chongqing | 重庆 8桌 | people=80&layout=banquet
hangzhou | 武汉 自然光 60人 U型 | wuhan | 武汉 自然光 60人 U型 | people=60&layout=ushape&features=256
hangzhou | 南京 停车 300人 | nanjing | 南京 300人 | people=300
hangzhou | 西安 明天 50人 | xian | 西安 50人 | people=50
chengdu | 北京 下个月 200人 | beijing | 北京 下个月 200人 | people=200
chengdu | 上海 下周五 80人 | shanghai | 上海 下周五 80人 | people=80
chengdu | 广州番禺 200人 | guangzhou | 广州 番禺 200人 | people=200
chengdu | 深圳宝安 100人 课桌 | shenzhen | 深圳 宝安 100人 课桌 | people=100&layout=classroom
chengdu | 杭州滨江 150人 剧院式 | hangzhou | 杭州 滨江 150人 剧院式 | people=150&layout=theatre
chengdu | 南京江宁 200人 | nanjing | 南京 江宁 200人 | people=200
chengdu | 武汉江汉区 80人 | wuhan | 武汉 江汉区 80人 | people=80
chengdu | 西安雁塔 120人 | xian | 西安 雁塔 120人 | people=120
chengdu | 苏州吴中 90人 | suzhou | 苏州 吴中 90人 | people=90
chengdu | 天津和平区 60人 | tianjin | 天津 和平区 60人 | people=60
nanjing | 北京 200人 烧烤 蹦极 | beijing | 北京 200人 | people=200&remarks=未识别：烧烤、蹦极
nanjing | 上海 100人 剧院式 两天 预算5万 | shanghai | 上海 100人 剧院式 两天 预算5万 | people=100&layout=theatre&days=2&total=50000
nanjing | 广州 300人 晚宴 | guangzhou | 广州 300人 晚宴 | people=300&layout=banquet
nanjing | 深圳 30人 闭门会 | shenzhen | 深圳 30人 | people=30&layout=boardroom
nanjing | 杭州 500人 层高5米 无柱 | hangzhou | 杭州 500人 无柱 | people=500&features=128
nanjing | 成都 音响 舞台 200人 | chengdu | 成都 音响 舞台 200人 | people=200&features=12
nanjing | 重庆渝中 100人 | chongqing | 重庆 渝中 100人 | people=100
nanjing | 武汉 同传 300人 | wuhan | 武汉 同传 300人 | people=300&features=32
nanjing | 西安 视频会议 15人 | xian | 西安 视频会议 15人 | people=15&features=64
nanjing | 苏州 草坪 婚宴 200人 | suzhou | 苏州 草坪 200人 | people=200&layout=banquet&features=16384
wuhan | 200 people classroom in Shanghai | shanghai | Shanghai classroom | people=200&layout=classroom
wuhan | Beijing 150 people theatre | beijing | Beijing theatre | people=150&layout=theatre
wuhan | 深圳 100-150人 课桌式 | shenzhen | 深圳 课桌式 | layout=classroom
wuhan | 广州 约200人 | guangzhou | 广州 | people=200
wuhan | 杭州 两百人 课桌式 | hangzhou | 杭州 两百人 课桌式 | people=200&layout=classroom
wuhan | 成都 三百五十人 | chengdu | 成都 三百五十人 | people=350
wuhan | 南京 1.5万 100人 | nanjing | 南京 100人 | people=100&budget=15000
wuhan | 西安 预算30000 200人 | xian | 西安 200人 | people=200&budget=30000
wuhan | 天津 每天2万以内 150人 | tianjin | 天津 150人 | people=150&budget=20000
wuhan | 重庆 10月20日 200人 | chongqing | 重庆 200人 | people=200&date=*-10-20
xian | 上海 培训 60人 3天 | shanghai | 上海 培训 60人 3天 | people=60&days=3&layout=classroom
xian | 北京 西单 100人 | beijing | 北京 100人 | people=100
xian | 广州 琶洲 800人 | guangzhou | 广州 琶洲 800人 | people=800
xian | 深圳 会展中心附近 500人 | shenzhen | 深圳 500人 | people=500
xian | 杭州 钱江新城 200人 | hangzhou | 杭州 钱江新城 200人 | people=200
xian | 成都 春熙路 100人 | chengdu | 成都 100人 | people=100
xian | 南京 新街口 150人 课桌式 | nanjing | 南京 150人 课桌式 | people=150&layout=classroom
xian | 武汉站附近 200人 武汉 | wuhan | 武汉 200人 | people=200
xian | 苏州 金鸡湖 300人 | suzhou | 苏州 300人 | people=300
xian | 天津 滨海 400人 | tianjin | 天津 400人 | people=400
suzhou | 上海 虹桥枢纽 200人 | shanghai | 上海 200人 | people=200
suzhou | 北京望京 80人 U型 | beijing | 北京 望京 80人 U型 | people=80&layout=ushape
suzhou | 广州白云 120人 | guangzhou | 广州 白云 120人 | people=120
suzhou | 深圳 罗湖 60人 董事会 | shenzhen | 深圳 罗湖 60人 | people=60
suzhou | 杭州 余杭 200人 培训 两天 客房100间 | hangzhou | 杭州 余杭 200人 培训 | people=200&days=2&rooms=100
suzhou | 拉萨 200人 | lasa | 拉萨 200人 | people=200
tianjin | 上海 200人 不要酒店 | shanghai | 上海 200人 | people=200
tianjin | 想去成都开会，大概100个人，要有投影 | chengdu | 成都 投影 | people=100&features=2
tianjin | 公司年会 杭州 600人 层高6米 | hangzhou | 杭州 年会 600人 | people=600&layout=banquet
tianjin | 深圳 200人 课桌式 预算3万 LED 离地铁近 | shenzhen | 深圳 200人 课桌式 预算3万 LED | people=200&layout=classroom&budget=30000
`;

/** A hundred sentences, each of which names another city than that of the page. */
export const namedCitySentences: NamedCitySentence[] = table
  .trim()
  .split("\n")
  .map((line) => {
    const [page = "", sentence = "", city = "", chips = "", enquiry = ""] = line.split(" | ");
    return { page, sentence, city, chips: chips.split(" "), enquiry: Object.fromEntries(new URLSearchParams(enquiry)) };
  });
