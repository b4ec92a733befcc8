import type { AbroadCityCode } from "./abroad-city-codes.ts";

/** What the generator knows of a city abroad. */
interface AbroadCityTable {
  /** Price level; Beijing is 1. */
  price: number;
  /** Names of meeting rooms: flowers, trees and waters of the place. */
  rooms: string;
  /** Names of lawns, largest first. */
  lawns: string;
  /**
   * A line a venue: name, English name, type, level (5 to 2), business area (its name in the geography tables), size (0 to
   * 1 within its type), year of opening and, where it was renovated, of renovation. All names are invented.
   */
  venues: string;
}

/** The demo venues abroad, by city. Facts of the cities are in `src/server/geography`; everything here is invented. */
export const abroadVenueTable: Record<AbroadCityCode, AbroadCityTable> = {
  "936001": {
    price: 0.72,
    rooms: "鸡蛋花厅 梯田厅 木棉厅 珊瑚厅 檀香厅 竹笛厅 夜来香厅 火焰木厅",
    lawns: "海滩草坪/花园草坪",
    venues: `
努沙潮线会议度假村|Tideline Nusa Dua Resort|resort|5|努沙杜瓦|0.85|2013/2021
金巴兰崖影度假村|Cliffshade Jimbaran Resort|resort|5|金巴兰|0.5|2016
水明漾石廊酒店|Stonearcade Seminyak Hotel|hotel|4|水明漾|0.5|2015/2023
库塔浪脊酒店|Surfridge Kuta Hotel|hotel|3|库塔|0.6|2010/2019
沙努尔晨岸酒店|Dawnshelf Sanur Hotel|hotel|4|沙努尔|0.35|2012
乌布谷声度假村|Valleyecho Ubud Resort|resort|4|乌布|0.3|2018
南屿会议中心|Southislet Convention Centre|conference-centre|4|努沙杜瓦|0.45|2011/2022
渔灯海滩餐厅|Fishlantern Beach Restaurant|restaurant|4|金巴兰|0.8|2017`,
  },
  "936002": {
    price: 0.6,
    rooms: "茉莉厅 肉豆蔻厅 丁香树厅 蜡染厅 柚木厅 月兰厅 香茅厅 榕树厅",
    lawns: "中庭草坪/屋顶草坪",
    venues: `
苏迪曼云阶酒店|Cloudstair Sudirman Hotel|hotel|5|苏迪曼|0.8|2014/2022
坦林环廊酒店|Ringarcade Thamrin Hotel|hotel|5|坦林|0.5|2009/2020
库宁安南窗酒店|Southpane Kuningan Hotel|hotel|4|库宁安|0.6|2015
史纳延绿荫会议酒店|Greenawning Senayan Hotel|hotel|4|史纳延|0.4|2012/2021
凯马约兰展场商务酒店|Fairyard Kemayoran Business Hotel|hotel|3|凯马约兰|0.55|2016
芦湖会议中心|Reedlake Convention Centre|conference-centre|4|BSD城|0.7|2015
香料仓餐厅|Spicestore Banquet House|restaurant|4|坦林|0.5|2018`,
  },
  "945801": {
    price: 0.58,
    rooms: "木槿厅 锡兰厅 雨树厅 橡胶林厅 豆蔻厅 犀鸟厅 榴莲花厅 锦带厅",
    lawns: "湖畔草坪/屋顶草坪",
    venues: `
双河湾酒店|Tworiver Bend Hotel|hotel|5|城中城（KLCC）|0.85|2013/2021
免登灯市酒店|Lampmarket Bukit Bintang Hotel|hotel|4|武吉免登|0.5|2008/2019
中环廊桥酒店|Linkbridge Sentral Hotel|hotel|4|中环广场|0.6|2014
满家乐山廊会展酒店|Hillporch Expo Hotel|hotel|5|满家乐|0.6|2017
布城湖心会议中心|Lakemid Convention Centre|conference-centre|4|布城|0.75|2010/2020
蕉湖度假村|Plantainlake Resort|resort|4|双威城|0.5|2011
巴刹街商务酒店|Pasar Row Business Hotel|hotel|3|武吉免登|0.5|2012`,
  },
  "945802": {
    price: 0.5,
    rooms: "槟榔厅 豆蔻厅 青瓷厅 骑楼厅 海棠花厅 蓝花厅 木匠厅 渡轮厅",
    lawns: "海滩草坪/花园草坪",
    venues: `
葛尼海堤酒店|Seabund Gurney Hotel|hotel|5|葛尼道|0.6|2012/2021
骑楼北廊酒店|Northarcade George Town Hotel|hotel|4|乔治市|0.4|2014
丁宜椰岸度假村|Cocobank Ferringhi Resort|resort|5|峇都丁宜|0.55|2009/2022
峇六拜南田会展酒店|Southpaddy Expo Hotel|hotel|4|峇六拜|0.65|2016
南岛会议中心|Southisland Meeting Centre|conference-centre|4|峇六拜|0.5|2014
码头巷商务酒店|Jettylane Business Hotel|hotel|3|乔治市|0.4|2011/2020
青墙娘惹餐厅|Bluewall Nyonya House|restaurant|4|乔治市|0.6|2015`,
  },
  "960801": {
    price: 0.68,
    rooms: "茉莉厅 金合欢厅 贝壳厅 吕宋厅 芭蕉厅 海风厅 三叶梅厅 落日厅",
    lawns: "屋顶草坪/中庭草坪",
    venues: `
马卡蒂雨廊酒店|Rainporch Makati Hotel|hotel|5|马卡蒂|0.7|2011/2020
落日码头酒店|Duskwharf Bay Hotel|hotel|5|帕赛湾区|0.85|2016
环球城棚架酒店|Trelliswalk BGC Hotel|hotel|4|博尼法西奥环球城|0.55|2017
奥提加斯东丘酒店|Easthill Ortigas Hotel|hotel|4|奥提加斯|0.5|2013
旧港商务酒店|Oldport Ermita Business Hotel|hotel|3|埃尔米塔|0.5|2008/2018
湾岸会议中心|Bayledge Convention Centre|conference-centre|4|帕赛湾区|0.8|2012/2022
芭蕉叶宴会餐厅|Plantainleaf Banquet House|restaurant|4|马卡蒂|0.5|2016`,
  },
  "960802": {
    price: 0.6,
    rooms: "珊瑚厅 芒果树厅 吉他厅 海星厅 椰影厅 帆船厅 贝壳厅 潮汐厅",
    lawns: "海滩草坪/泳池草坪",
    venues: `
珊瑚阶度假村|Coralstair Mactan Resort|resort|5|麦克坦岛|0.75|2012/2022
麦克坦东潮度假村|Easttide Mactan Resort|resort|5|麦克坦岛|0.45|2017
商务园高廊酒店|Highporch Business Park Hotel|hotel|4|商务园|0.6|2014
园区北窗酒店|Northpane IT Park Hotel|hotel|4|IT园区|0.45|2016
旧城商务酒店|Oldquarter Cebu Business Hotel|hotel|3|商务园|0.45|2010/2019
海堤会议中心|Southbund Convention Centre|conference-centre|4|南路填海区|0.6|2015
椰火海滩餐厅|Cocoflame Beach Restaurant|restaurant|4|麦克坦岛|0.7|2018`,
  },
  "970201": {
    price: 1.35,
    rooms: "胡姬厅 雨树厅 黄盾厅 鸡蛋花厅 红树林厅 榄仁厅 海葡萄厅 龙脑香厅",
    lawns: "海湾草坪/屋顶草坪",
    venues: `
湾映酒店|Bayglint Hotel|hotel|5|滨海湾|0.9|2012/2022
叶廊酒店|Leafarcade Orchard Hotel|hotel|5|乌节路|0.6|2009/2021
南廊酒店|Southarcade City Hall Hotel|hotel|4|新达城|0.6|2010/2019
檐下商务酒店|Undereaves Business Hotel|hotel|4|莱佛士坊|0.35|2015
东翼会展酒店|Eastwing Expo Hotel|hotel|3|博览中心|0.6|2016
屿湾度假村|Isletcove Sentosa Resort|resort|5|圣淘沙|0.6|2011/2023
海湾议事会议中心|Baymeet Convention Centre|conference-centre|4|新达城|0.8|2008/2020
星港晚宴船|Harbourstar Dinner Cruise|cruise|4|滨海湾|0.6|2018`,
  },
  "970401": {
    price: 0.62,
    rooms: "凤凰木厅 莲塘厅 香灰莉厅 红砖厅 竹影厅 咖啡花厅 湄公厅 雨季厅",
    lawns: "河畔草坪/花园草坪",
    venues: `
河湾灯影酒店|Lampbend Saigon Hotel|hotel|5|第一郡|0.75|2012/2021
守添新岸酒店|Newshore Thu Thiem Hotel|hotel|5|守添|0.6|2019
凤凰木酒店|Flametree District 3 Hotel|hotel|4|第三郡|0.5|2014
富美兴南门会展酒店|Southgate Expo Hotel|hotel|4|富美兴|0.6|2015/2022
起落商务酒店|Runwayside Business Hotel|hotel|3|新山一机场周边|0.5|2013
南郡会议中心|Southquarter Convention Centre|conference-centre|4|富美兴|0.65|2011/2020
晚风游船|Eveningbreeze Saigon Cruise|cruise|4|第一郡|0.5|2017`,
  },
  "970403": {
    price: 0.54,
    rooms: "山茶厅 海云厅 韩江厅 五色石厅 灯笼厅 渔网厅 龙桥厅 白沙厅",
    lawns: "海滩草坪/花园草坪",
    venues: `
美溪潮声酒店|Tidesound My Khe Hotel|hotel|5|美溪海滩|0.75|2015/2023
韩江拱桥会议酒店|Archspan Han River Hotel|hotel|4|韩江两岸|0.65|2013
山茶湾度假村|Camelliacove Son Tra Resort|resort|5|山茶半岛|0.5|2017
石岸度假村|Marblebank Non Nuoc Resort|resort|5|五行山|0.7|2012/2022
韩江东岸商务酒店|Eastquay Business Hotel|hotel|3|韩江两岸|0.5|2014
南潮会议中心|Southtide Convention Centre|conference-centre|4|五行山|0.55|2016
灯河酒店|Lanternbrook Hoi An Hotel|hotel|4|会安|0.35|2016/2023`,
  },
  "976401": {
    price: 0.74,
    rooms: "金链花厅 睡莲厅 素馨厅 柚木厅 孔雀厅 香茅厅 水灯厅 芒果厅",
    lawns: "河畔草坪/花园草坪",
    venues: `
月湾河畔酒店|Moonbend Riverside Hotel|hotel|5|湄南河畔|0.85|2013/2022
檐影酒店|Eaveshade Sukhumvit Hotel|hotel|4|素坤逸|0.6|2012/2020
铃音酒店|Bellchime Silom Hotel|hotel|4|是隆|0.5|2010/2019
云集商务酒店|Cloudmeet Siam Business Hotel|hotel|3|暹罗|0.5|2014
莲池会议中心|Lotuspond Convention Centre|conference-centre|4|诗丽吉王后会展中心|0.75|2011/2021
蒙通会展酒店|Muangside Expo Hotel|hotel|5|蒙通他尼|0.7|2015
水灯晚宴船|Floatlamp Dinner Cruise|cruise|4|湄南河畔|0.6|2016
树荫庭餐厅|Shadeyard Thai House|restaurant|4|素坤逸|0.6|2017`,
  },
  "976402": {
    price: 0.82,
    rooms: "珊瑚厅 海芋厅 锡矿厅 椰林厅 灯塔厅 龟岛厅 红树林厅 帆影厅",
    lawns: "海滩草坪/潟湖草坪",
    venues: `
浅潟度假村|Shallowlagoon Bang Tao Resort|resort|5|邦涛|0.85|2011/2022
龟岸度假村|Turtlebank Mai Khao Resort|resort|5|麦考|0.5|2015
白帆酒店|Whitesail Patong Hotel|hotel|4|巴东|0.55|2009/2020
风岬酒店|Windcape Karon Hotel|hotel|4|卡伦|0.4|2013
普吉镇廊屋酒店|Arcaderow Phuket Town Hotel|hotel|3|老城区|0.5|2014
锡山会议中心|Tinhill Convention Centre|conference-centre|4|老城区|0.5|2012/2021
落潮海滩餐厅|Ebbshore Beach Restaurant|restaurant|4|巴东|0.8|2016`,
  },
  "976403": {
    price: 0.5,
    rooms: "柚木厅 纸伞厅 水灯厅 稻浪厅 素贴厅 坪河厅 兰纳厅 银器厅",
    lawns: "山前草坪/稻田草坪",
    venues: `
云脚酒店|Cloudfoot Nimman Hotel|hotel|5|宁曼路|0.5|2014/2022
坪河柚岸酒店|Teakshore Ping Hotel|hotel|5|滨河路|0.65|2011/2020
北濠酒店|Northmoat Old City Hotel|hotel|3|古城|0.4|2012
纸伞酒店|Paperumbrella Nimman Hotel|hotel|4|宁曼路|0.55|2015
稻浪度假村|Ricewave Mae Rim Resort|resort|4|湄林|0.55|2013/2021
北丘会议中心|Northhill Convention Centre|conference-centre|4|清迈国际会展中心|0.6|2013
灯谷庭院餐厅|Lampvale Courtyard|restaurant|4|滨河路|0.6|2016`,
  },
};
