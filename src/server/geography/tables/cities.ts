/**
 * Every city of China at prefecture level or directly under its province (GB/T 2260), in code order.
 * A line is code, name, slug, English name, longitude, latitude (GCJ-02 degrees), separated by tabs.
 */
export const chinaCityTable = `
110000	北京	beijing	Beijing	116.4053	39.9050
120000	天津	tianjin	Tianjin	117.1902	39.1256
130100	石家庄	shijiazhuang	Shijiazhuang	114.5025	38.0455
130200	唐山	tangshan	Tangshan	118.1754	39.6351
130300	秦皇岛	qinhuangdao	Qinhuangdao	119.5866	39.9425
130400	邯郸	handan	Handan	114.4907	36.6123
130500	邢台	xingtai	Xingtai	114.5089	37.0682
130600	保定	baoding	Baoding	115.4823	38.8677
130700	张家口	zhangjiakou	Zhangjiakou	114.8841	40.8119
130800	承德	chengde	Chengde	117.9392	40.9762
130900	沧州	cangzhou	Cangzhou	116.8575	38.3106
131000	廊坊	langfang	Langfang	116.7044	39.5239
131100	衡水	hengshui	Hengshui	115.6660	37.7351
140100	太原	taiyuan	Taiyuan	112.5492	37.8570
140200	大同	datong	Datong	113.2953	40.0903
140300	阳泉	yangquan	Yangquan	113.5833	37.8612
140400	长治	changzhi	Changzhi	113.1136	36.1911
140500	晋城	jincheng	Jincheng	112.8513	35.4976
140600	朔州	shuozhou	Shuozhou	112.4334	39.3313
140700	晋中	jinzhong	Jinzhong	112.7365	37.6965
140800	运城	yuncheng	Yuncheng	111.0040	35.0228
140900	忻州	xinzhou	Xinzhou	112.7335	38.4177
141000	临汾	linfen	Linfen	111.5180	36.0842
141100	吕梁	lvliang	Lüliang	111.1343	37.5244
150100	呼和浩特	huhehaote	Hohhot	111.6708	40.8183
150200	包头	baotou	Baotou	109.8404	40.6582
150300	乌海	wuhai	Wuhai	106.8256	39.6737
150400	赤峰	chifeng	Chifeng	118.9568	42.2753
150500	通辽	tongliao	Tongliao	122.2631	43.6174
150600	鄂尔多斯	eerduosi	Ordos	109.9903	39.8172
150700	呼伦贝尔	hulunbeier	Hulunbuir	119.7582	49.2153
150800	巴彦淖尔	bayannaoer	Bayannur	107.4170	40.7574
150900	乌兰察布	wulanchabu	Ulanqab	113.1145	41.0341
152200	兴安	xingan	Hinggan	122.0703	46.0763
152500	锡林郭勒	xilinguole	Xilingol	116.0910	43.9440
152900	阿拉善	alashan	Alxa	105.7064	38.8448
210100	沈阳	shenyang	Shenyang	123.4291	41.7968
210200	大连	dalian	Dalian	121.6186	38.9146
210300	鞍山	anshan	Anshan	122.9956	41.1106
210400	抚顺	fushun	Fushun	123.9211	41.8760
210500	本溪	benxi	Benxi	123.7705	41.2979
210600	丹东	dandong	Dandong	124.3830	40.1243
210700	锦州	jinzhou	Jinzhou	121.1357	41.1193
210800	营口	yingkou	Yingkou	122.2352	40.6674
210900	阜新	fuxin	Fuxin	121.6490	42.0118
211000	辽阳	liaoyang	Liaoyang	123.1815	41.2694
211100	盘锦	panjin	Panjin	122.0696	41.1245
211200	铁岭	tieling	Tieling	123.8443	42.2906
211300	朝阳	chaoyang	Chaoyang	120.4512	41.5768
211400	葫芦岛	huludao	Huludao	120.8564	40.7556
220100	长春	changchun	Changchun	125.3245	43.8868
220200	吉林	jilin	Jilin City	126.5530	43.8436
220300	四平	siping	Siping	124.3708	43.1703
220400	辽源	liaoyuan	Liaoyuan	125.1453	42.9027
220500	通化	tonghua	Tonghua	125.9365	41.7212
220600	白山	baishan	Baishan	126.4278	41.9425
220700	松原	songyuan	Songyuan	124.8236	45.1182
220800	白城	baicheng	Baicheng	122.8411	45.6190
222400	延边	yanbian	Yanbian	129.5132	42.9048
230100	哈尔滨	haerbin	Harbin	126.6425	45.7570
230200	齐齐哈尔	qiqihaer	Qiqihar	123.9579	47.3421
230300	鸡西	jixi	Jixi	130.9760	45.3000
230400	鹤岗	hegang	Hegang	130.2775	47.3321
230500	双鸭山	shuangyashan	Shuangyashan	131.1573	46.6434
230600	大庆	daqing	Daqing	125.1127	46.5907
230700	伊春	yichunheilongjiang	Yichun, Heilongjiang	128.8994	47.7248
230800	佳木斯	jiamusi	Jiamusi	130.3616	46.8096
230900	七台河	qitaihe	Qitaihe	131.0156	45.7713
231000	牡丹江	mudanjiang	Mudanjiang	129.6186	44.5830
231100	黑河	heihe	Heihe	127.4990	50.2496
231200	绥化	suihua	Suihua	126.9929	46.6374
232700	大兴安岭	daxinganling	Da Hinggan Ling	124.7115	52.3353
310000	上海	shanghai	Shanghai	121.4726	31.2317
320100	南京	nanjing	Nanjing	118.7674	32.0415
320200	无锡	wuxi	Wuxi	120.3017	31.5747
320300	徐州	xuzhou	Xuzhou	117.1848	34.2618
320400	常州	changzhou	Changzhou	119.9470	31.7728
320500	苏州	suzhou	Suzhou	120.6196	31.2994
320600	南通	nantong	Nantong	120.8646	32.0162
320700	连云港	lianyungang	Lianyungang	119.1788	34.6000
320800	淮安	huaian	Huai'an	119.0213	33.5975
320900	盐城	yancheng	Yancheng	120.1400	33.3776
321000	扬州	yangzhou	Yangzhou	119.4210	32.3932
321100	镇江	zhenjiang	Zhenjiang	119.4528	32.2044
321200	泰州	taizhoujiangsu	Taizhou, Jiangsu	119.9152	32.4849
321300	宿迁	suqian	Suqian	118.2752	33.9630
330100	杭州	hangzhou	Hangzhou	120.1536	30.2875
330200	宁波	ningbo	Ningbo	121.5498	29.8684
330300	温州	wenzhou	Wenzhou	120.6721	28.0006
330400	嘉兴	jiaxing	Jiaxing	120.7509	30.7627
330500	湖州	huzhou	Huzhou	120.1024	30.8672
330600	绍兴	shaoxing	Shaoxing	120.5821	29.9971
330700	金华	jinhua	Jinhua	119.6495	29.0895
330800	衢州	quzhou	Quzhou	118.8726	28.9417
330900	舟山	zhoushan	Zhoushan	122.1069	30.0160
331000	台州	taizhou	Taizhou	121.4286	28.6614
331100	丽水	lishui	Lishui	119.9218	28.4520
340100	合肥	hefei	Hefei	117.2830	31.8612
340200	芜湖	wuhu	Wuhu	118.3765	31.3263
340300	蚌埠	bengbu	Bengbu	117.3632	32.9397
340400	淮南	huainan	Huainan	117.0183	32.6476
340500	马鞍山	maanshan	Ma'anshan	118.5079	31.6894
340600	淮北	huaibei	Huaibei	116.7947	33.9717
340700	铜陵	tongling	Tongling	117.8166	30.9299
340800	安庆	anqing	Anqing	117.0436	30.5088
341000	黄山	huangshan	Huangshan	118.3173	29.7092
341100	滁州	chuzhou	Chuzhou	118.3163	32.3036
341200	阜阳	fuyang	Fuyang	115.8197	32.8970
341300	宿州	suzhouanhui	Suzhou, Anhui	116.9841	33.6339
341500	六安	luan	Lu'an	116.5077	31.7529
341600	亳州	bozhou	Bozhou	115.7829	33.8693
341700	池州	chizhou	Chizhou	117.4892	30.6560
341800	宣城	xuancheng	Xuancheng	118.7580	30.9457
350100	福州	fuzhou	Fuzhou	119.3062	26.0753
350200	厦门	xiamen	Xiamen	118.1102	24.4905
350300	莆田	putian	Putian	119.0076	25.4310
350400	三明	sanming	Sanming	117.6350	26.2654
350500	泉州	quanzhou	Quanzhou	118.5894	24.9089
350600	漳州	zhangzhou	Zhangzhou	117.6618	24.5109
350700	南平	nanping	Nanping	118.1785	26.6356
350800	龙岩	longyan	Longyan	117.0298	25.0916
350900	宁德	ningde	Ningde	119.5271	26.6592
360100	南昌	nanchang	Nanchang	115.8922	28.6765
360200	景德镇	jingdezhen	Jingdezhen	117.2147	29.2926
360300	萍乡	pingxiang	Pingxiang	113.8522	27.6229
360400	九江	jiujiang	Jiujiang	115.9928	29.7120
360500	新余	xinyu	Xinyu	114.9308	27.8108
360600	鹰潭	yingtan	Yingtan	117.0338	28.2386
360700	赣州	ganzhou	Ganzhou	114.9403	25.8510
360800	吉安	jian	Ji'an	114.9864	27.1117
360900	宜春	yichun	Yichun	114.3911	27.8043
361000	抚州	fuzhoujiangxi	Fuzhou, Jiangxi	116.3584	27.9839
361100	上饶	shangrao	Shangrao	117.9712	28.4444
370100	济南	jinan	Jinan	117.0009	36.6758
370200	青岛	qingdao	Qingdao	120.3552	36.0830
370300	淄博	zibo	Zibo	118.0476	36.8149
370400	枣庄	zaozhuang	Zaozhuang	117.5580	34.8564
370500	东营	dongying	Dongying	118.6647	37.4346
370600	烟台	yantai	Yantai	121.3914	37.5393
370700	潍坊	weifang	Weifang	119.1071	36.7092
370800	济宁	jining	Jining	116.5872	35.4154
370900	泰安	taian	Tai'an	117.1291	36.1950
371000	威海	weihai	Weihai	122.1164	37.5097
371100	日照	rizhao	Rizhao	119.4612	35.4286
371300	临沂	linyi	Linyi	118.3264	35.0653
371400	德州	dezhou	Dezhou	116.3074	37.4540
371500	聊城	liaocheng	Liaocheng	115.9804	36.4560
371600	滨州	binzhou	Binzhou	118.0170	37.3835
371700	菏泽	heze	Heze	115.4694	35.2465
410100	郑州	zhengzhou	Zhengzhou	113.6654	34.7580
410200	开封	kaifeng	Kaifeng	114.3414	34.7970
410300	洛阳	luoyang	Luoyang	112.4345	34.6630
410400	平顶山	pingdingshan	Pingdingshan	113.3077	33.7352
410500	安阳	anyang	Anyang	114.3525	36.1034
410600	鹤壁	hebi	Hebi	114.2954	35.7482
410700	新乡	xinxiang	Xinxiang	113.8840	35.3026
410800	焦作	jiaozuo	Jiaozuo	113.2383	35.2390
410900	濮阳	puyang	Puyang	115.0413	35.7682
411000	许昌	xuchang	Xuchang	113.8261	34.0230
411100	漯河	luohe	Luohe	114.0264	33.5759
411200	三门峡	sanmenxia	Sanmenxia	111.1941	34.7773
411300	南阳	nanyang	Nanyang	112.5409	32.9991
411400	商丘	shangqiu	Shangqiu	115.6505	34.4371
411500	信阳	xinyang	Xinyang	114.0750	32.1233
411600	周口	zhoukou	Zhoukou	114.6497	33.6204
411700	驻马店	zhumadian	Zhumadian	114.0247	32.9802
419001	济源	jiyuan	Jiyuan	112.5900	35.0904
420100	武汉	wuhan	Wuhan	114.2986	30.5844
420200	黄石	huangshi	Huangshi	115.0770	30.2201
420300	十堰	shiyan	Shiyan	110.7879	32.6469
420500	宜昌	yichang	Yichang	111.2908	30.7026
420600	襄阳	xiangyang	Xiangyang	112.1441	32.0424
420700	鄂州	ezhou	Ezhou	114.8906	30.3965
420800	荆门	jingmen	Jingmen	112.2043	31.0354
420900	孝感	xiaogan	Xiaogan	113.9267	30.9264
421000	荆州	jingzhou	Jingzhou	112.2381	30.3269
421100	黄冈	huanggang	Huanggang	114.8794	30.4477
421200	咸宁	xianning	Xianning	114.3290	29.8328
421300	随州	suizhou	Suizhou	113.3738	31.7175
422800	恩施	enshi	Enshi	109.4870	30.2831
429004	仙桃	xiantao	Xiantao	113.4540	30.3650
429005	潜江	qianjiang	Qianjiang	112.8969	30.4212
429006	天门	tianmen	Tianmen	113.1659	30.6531
429021	神农架	shennongjia	Shennongjia	110.6715	31.7444
430100	长沙	changsha	Changsha	112.9823	28.1941
430200	株洲	zhuzhou	Zhuzhou	113.1517	27.8358
430300	湘潭	xiangtan	Xiangtan	112.9441	27.8297
430400	衡阳	hengyang	Hengyang	112.6077	26.9004
430500	邵阳	shaoyang	Shaoyang	111.4692	27.2378
430600	岳阳	yueyang	Yueyang	113.1329	29.3703
430700	常德	changde	Changde	111.6913	29.0402
430800	张家界	zhangjiajie	Zhangjiajie	110.4799	29.1274
430900	益阳	yiyang	Yiyang	112.3550	28.5701
431000	郴州	chenzhou	Chenzhou	113.0321	25.7936
431100	永州	yongzhou	Yongzhou	111.6080	26.4345
431200	怀化	huaihua	Huaihua	109.9782	27.5501
431300	娄底	loudi	Loudi	112.0085	27.7281
433100	湘西	xiangxi	Xiangxi	109.7397	28.3143
440100	广州	guangzhou	Guangzhou	113.2806	23.1252
440200	韶关	shaoguan	Shaoguan	113.5915	24.8013
440300	深圳	shenzhen	Shenzhen	114.0859	22.5470
440400	珠海	zhuhai	Zhuhai	113.5540	22.2250
440500	汕头	shantou	Shantou	116.7085	23.3710
440600	佛山	foshan	Foshan	113.1227	23.0288
440700	江门	jiangmen	Jiangmen	113.0949	22.5904
440800	湛江	zhanjiang	Zhanjiang	110.3650	21.2749
440900	茂名	maoming	Maoming	110.9192	21.6598
441200	肇庆	zhaoqing	Zhaoqing	112.4725	23.0515
441300	惠州	huizhou	Huizhou	114.4126	23.0794
441400	梅州	meizhou	Meizhou	116.1176	24.2991
441500	汕尾	shanwei	Shanwei	115.3642	22.7745
441600	河源	heyuan	Heyuan	114.6978	23.7463
441700	阳江	yangjiang	Yangjiang	111.9751	21.8592
441800	清远	qingyuan	Qingyuan	113.0512	23.6850
441900	东莞	dongguan	Dongguan	113.7463	23.0462
442000	中山	zhongshan	Zhongshan	113.3824	22.5211
445100	潮州	chaozhou	Chaozhou	116.6323	23.6617
445200	揭阳	jieyang	Jieyang	116.3557	23.5438
445300	云浮	yunfu	Yunfu	112.0444	22.9298
450100	南宁	nanning	Nanning	108.3200	22.8240
450200	柳州	liuzhou	Liuzhou	109.4117	24.3146
450300	桂林	guilin	Guilin	110.2991	25.2742
450400	梧州	wuzhou	Wuzhou	111.2976	23.4748
450500	北海	beihai	Beihai	109.1193	21.4733
450600	防城港	fangchenggang	Fangchenggang	108.3455	21.6146
450700	钦州	qinzhou	Qinzhou	108.6242	21.9671
450800	贵港	guigang	Guigang	109.6021	23.0936
450900	玉林	yulin	Yulin	110.1544	22.6314
451000	百色	baise	Baise	106.6163	23.8977
451100	贺州	hezhou	Hezhou	111.5521	24.4141
451200	河池	hechi	Hechi	108.0621	24.6959
451300	来宾	laibin	Laibin	109.2298	23.7338
451400	崇左	chongzuo	Chongzuo	107.3539	22.4041
460100	海口	haikou	Haikou	110.3312	20.0320
460200	三亚	sanya	Sanya	109.5083	18.2479
460300	三沙	sansha	Sansha	112.3488	16.8310
460400	儋州	danzhou	Danzhou	109.5768	19.5175
469001	五指山	wuzhishan	Wuzhishan	109.5167	18.7769
469002	琼海	qionghai	Qionghai	110.4668	19.2460
469005	文昌	wenchang	Wenchang	110.7540	19.6130
469006	万宁	wanning	Wanning	110.3888	18.7962
469007	东方	dongfang	Dongfang	108.6538	19.1020
469021	定安	dingan	Ding'an	110.3492	19.6850
469022	屯昌	tunchang	Tunchang	110.1028	19.3629
469023	澄迈	chengmai	Chengmai	110.0071	19.7371
469024	临高	lingao	Lingao	109.6877	19.9083
469025	白沙	baisha	Baisha	109.4526	19.2246
469026	昌江	changjiang	Changjiang	109.0534	19.2610
469027	乐东	ledong	Ledong	109.1754	18.7476
469028	陵水	lingshui	Lingshui	110.0372	18.5050
469029	保亭	baoting	Baoting	109.7024	18.6364
469030	琼中	qiongzhong	Qiongzhong	109.8400	19.0356
500000	重庆	chongqing	Chongqing	106.5050	29.5332
510100	成都	chengdu	Chengdu	104.0657	30.6595
510300	自贡	zigong	Zigong	104.7734	29.3528
510400	攀枝花	panzhihua	Panzhihua	101.7160	26.5804
510500	泸州	luzhou	Luzhou	105.4433	28.8891
510600	德阳	deyang	Deyang	104.3987	31.1280
510700	绵阳	mianyang	Mianyang	104.7417	31.4640
510800	广元	guangyuan	Guangyuan	105.8298	32.4337
510900	遂宁	suining	Suining	105.5713	30.5133
511000	内江	neijiang	Neijiang	105.0661	29.5871
511100	乐山	leshan	Leshan	103.7613	29.5820
511300	南充	nanchong	Nanchong	106.0830	30.7953
511400	眉山	meishan	Meishan	103.8318	30.0483
511500	宜宾	yibin	Yibin	104.6308	28.7602
511600	广安	guangan	Guang'an	106.6334	30.4564
511700	达州	dazhou	Dazhou	107.5023	31.2095
511800	雅安	yaan	Ya'an	103.0010	29.9877
511900	巴中	bazhong	Bazhong	106.7537	31.8588
512000	资阳	ziyang	Ziyang	104.6419	30.1222
513200	阿坝	aba	Ngawa	102.2214	31.8998
513300	甘孜	ganzi	Garze	101.9638	30.0507
513400	凉山	liangshan	Liangshan	102.2587	27.8868
520100	贵阳	guiyang	Guiyang	106.7135	26.5783
520200	六盘水	liupanshui	Liupanshui	104.8467	26.5846
520300	遵义	zunyi	Zunyi	106.9373	27.7066
520400	安顺	anshun	Anshun	105.9322	26.2455
520500	毕节	bijie	Bijie	105.2850	27.3017
520600	铜仁	tongren	Tongren	109.1916	27.7183
522300	黔西南	qianxinan	Qianxinan	104.8980	25.0881
522600	黔东南	qiandongnan	Qiandongnan	107.9775	26.5834
522700	黔南	qiannan	Qiannan	107.5172	26.2582
530100	昆明	kunming	Kunming	102.7123	25.0406
530300	曲靖	qujing	Qujing	103.7979	25.5016
530400	玉溪	yuxi	Yuxi	102.5439	24.3505
530500	保山	baoshan	Baoshan	99.1671	25.1118
530600	昭通	zhaotong	Zhaotong	103.7172	27.3370
530700	丽江	lijiang	Lijiang	100.2330	26.8721
530800	普洱	puer	Pu'er	100.9723	22.7773
530900	临沧	lincang	Lincang	100.0870	23.8866
532300	楚雄	chuxiong	Chuxiong	101.5460	25.0420
532500	红河	honghe	Honghe	103.3842	23.3668
532600	文山	wenshan	Wenshan	104.2440	23.3695
532800	西双版纳	xishuangbanna	Xishuangbanna	100.7979	22.0017
532900	大理	dali	Dali	100.2257	25.5894
533100	德宏	dehong	Dehong	98.5784	24.4367
533300	怒江	nujiang	Nujiang	98.8543	25.8509
533400	迪庆	diqing	Diqing	99.7065	27.8269
540100	拉萨	lasa	Lhasa	91.1322	29.6604
540200	日喀则	rikaze	Shigatse	88.8851	29.2675
540300	昌都	changdu	Chamdo	97.1785	31.1369
540400	林芝	linzhi	Nyingchi	94.3623	29.6547
540500	山南	shannan	Shannan	91.7665	29.2360
540600	那曲	naqu	Nagqu	92.0602	31.4760
542500	阿里	ali	Ngari	80.1055	32.5032
610100	西安	xian	Xi'an	108.9480	34.2632
610200	铜川	tongchuan	Tongchuan	108.9796	34.9166
610300	宝鸡	baoji	Baoji	107.1449	34.3693
610400	咸阳	xianyang	Xianyang	108.7051	34.3334
610500	渭南	weinan	Weinan	109.5029	34.4994
610600	延安	yanan	Yan'an	109.4908	36.5965
610700	汉中	hanzhong	Hanzhong	107.0286	33.0777
610800	榆林	yulinshaanxi	Yulin, Shaanxi	109.7412	38.2902
610900	安康	ankang	Ankang	109.0293	32.6903
611000	商洛	shangluo	Shangluo	109.9398	33.8683
620100	兰州	lanzhou	Lanzhou	103.8236	36.0580
620200	嘉峪关	jiayuguan	Jiayuguan	98.2773	39.7865
620300	金昌	jinchang	Jinchang	102.1879	38.5142
620400	白银	baiyin	Baiyin	104.1736	36.5457
620500	天水	tianshui	Tianshui	105.7250	34.5785
620600	武威	wuwei	Wuwei	102.6347	37.9300
620700	张掖	zhangye	Zhangye	100.4555	38.9329
620800	平凉	pingliang	Pingliang	106.6847	35.5428
620900	酒泉	jiuquan	Jiuquan	98.5108	39.7440
621000	庆阳	qingyang	Qingyang	107.6384	35.7342
621100	定西	dingxi	Dingxi	104.6263	35.5796
621200	陇南	longnan	Longnan	104.9294	33.3886
622900	临夏	linxia	Linxia	103.2120	35.5994
623000	甘南	gannan	Gannan	102.9110	34.9864
630100	西宁	xining	Xining	101.7789	36.6232
630200	海东	haidong	Haidong	102.1033	36.5029
632200	海北州	haibeizhou	Haibei	100.9011	36.9594
632300	黄南州	huangnanzhou	Huangnan	102.0200	35.5177
632500	海南州	hainanzhou	Hainan Prefecture	100.6195	36.2804
632600	果洛	guoluo	Golog	100.2421	34.4736
632700	玉树	yushu	Yushu	97.0085	33.0040
632800	海西州	haixizhou	Haixi	97.3708	37.3747
640100	银川	yinchuan	Yinchuan	106.2782	38.4664
640200	石嘴山	shizuishan	Shizuishan	106.3762	39.0133
640300	吴忠	wuzhong	Wuzhong	106.1994	37.9862
640400	固原	guyuan	Guyuan	106.2852	36.0046
640500	中卫	zhongwei	Zhongwei	105.1896	37.5150
650100	乌鲁木齐	wulumuqi	Urumqi	87.6177	43.7928
650200	克拉玛依	kelamayi	Karamay	84.8739	45.5959
650400	吐鲁番	tulufan	Turpan	89.1841	42.9476
650500	哈密	hami	Hami	93.5132	42.8332
652300	昌吉	changji	Changji	87.3040	44.0146
652700	博尔塔拉	boertala	Bortala	82.0748	44.9033
652800	巴音郭楞	bayinguoleng	Bayingolin	86.1510	41.7686
652900	阿克苏	akesu	Aksu	80.2651	41.1707
653000	克孜勒苏	kezilesu	Kizilsu	76.1728	39.7134
653100	喀什	kashi	Kashgar	75.9891	39.4677
653200	和田	hetian	Hotan	79.9253	37.1107
654000	伊犁	yili	Ili	81.3179	43.9219
654200	塔城	tacheng	Tacheng	82.9857	46.7463
654300	阿勒泰	aletai	Altay	88.1396	47.8484
659001	石河子	shihezi	Shihezi	86.0411	44.3059
659002	阿拉尔	alaer	Aral	81.2859	40.5419
659003	图木舒克	tumushuke	Tumxuk	79.0780	39.8673
659004	五家渠	wujiaqu	Wujiaqu	87.5269	44.1674
659005	北屯	beitun	Beitun	87.8249	47.3532
659006	铁门关	tiemenguan	Tiemenguan	85.5012	41.8273
659007	双河	shuanghe	Shuanghe	82.3537	44.8405
659008	可克达拉	kekedala	Kokdala	80.6358	43.6832
659009	昆玉	kunyu	Kunyu	79.2874	37.2080
659010	胡杨河	huyanghe	Huyanghe	84.8300	44.6900
659011	新星	xinxing	Xinxing	93.7500	42.8000
659012	白杨	baiyang	Baiyang	83.0300	46.7500
710100	台北	taibei	Taipei	121.5654	25.0330
710200	高雄	gaoxiong	Kaohsiung	120.3014	22.6273
710300	台南	tainan	Tainan	120.2269	22.9997
710400	台中	taizhong	Taichung	120.6736	24.1477
710600	南投	nantou	Nantou	120.6831	23.9157
710700	基隆	jilong	Keelung	121.7392	25.1276
710800	新竹	xinzhu	Hsinchu	120.9647	24.8066
710900	嘉义	jiayi	Chiayi	120.4473	23.4801
711100	新北	xinbei	New Taipei	121.4628	25.0125
711200	宜兰	yilan	Yilan	121.7591	24.7518
711300	新竹县	xinzhuxian	Hsinchu County	121.0103	24.8268
711400	桃园	taoyuan	Taoyuan	121.3010	24.9937
711500	苗栗	miaoli	Miaoli	120.8214	24.5602
711700	彰化	zhanghua	Changhua	120.5419	24.0756
711900	嘉义县	jiayixian	Chiayi County	120.2921	23.4587
712100	云林	yunlin	Yunlin	120.5252	23.6992
712400	屏东	pingdong	Pingtung	120.4876	22.6828
712500	台东	taidong	Taitung	121.1444	22.7583
712600	花莲	hualian	Hualien	121.6068	23.9911
712700	澎湖	penghu	Penghu	119.5664	23.5697
810000	香港	xianggang	Hong Kong	114.1734	22.3200
820000	澳门	aomen	Macao	113.5491	22.1990`;

/**
 * Cities abroad: code (9, ISO 3166-1 numeric, two digits of ours), name, slug (the English name: in pinyin 巴黎 would be
 * bali), English name, ISO 3166-1 alpha-2, ISO 4217, longitude, latitude (WGS-84, which maps abroad use as they are).
 */
export const globalCityTable = `
970201	新加坡	singapore	Singapore	SG	SGD	103.8501	1.2897
976401	曼谷	bangkok	Bangkok	TH	THB	100.5014	13.7540
976402	普吉	phuket	Phuket	TH	THB	98.3981	7.8906
976403	清迈	chiangmai	Chiang Mai	TH	THB	98.9847	18.7904
976404	芭堤雅	pattaya	Pattaya	TH	THB	100.8833	12.9333
945801	吉隆坡	kualalumpur	Kuala Lumpur	MY	MYR	101.6865	3.1412
945802	槟城	penang	Penang	MY	MYR	100.3354	5.4112
945803	亚庇	kotakinabalu	Kota Kinabalu	MY	MYR	116.0724	5.9749
936001	巴厘岛	bali	Bali	ID	IDR	115.2167	-8.6500
936002	雅加达	jakarta	Jakarta	ID	IDR	106.8451	-6.2146
970401	胡志明市	hochiminhcity	Ho Chi Minh City	VN	VND	106.6297	10.8230
970402	河内	hanoi	Hanoi	VN	VND	105.8412	21.0245
970403	岘港	danang	Da Nang	VN	VND	108.2208	16.0678
970404	芽庄	nhatrang	Nha Trang	VN	VND	109.1943	12.2451
960801	马尼拉	manila	Manila	PH	PHP	120.9822	14.6042
960802	宿务	cebu	Cebu	PH	PHP	123.8907	10.3167
911601	暹粒	siemreap	Siem Reap	KH	KHR	103.8606	13.3618
911602	金边	phnompenh	Phnom Penh	KH	KHR	104.9160	11.5625
939201	东京	tokyo	Tokyo	JP	JPY	139.6917	35.6895
939202	大阪	osaka	Osaka	JP	JPY	135.5022	34.6937
941001	首尔	seoul	Seoul	KR	KRW	126.9784	37.5660
978401	迪拜	dubai	Dubai	AE	AED	55.2708	25.2048
982601	伦敦	london	London	GB	GBP	-0.1257	51.5085
925001	巴黎	paris	Paris	FR	EUR	2.3488	48.8534
927601	柏林	berlin	Berlin	DE	EUR	13.4105	52.5244
927602	法兰克福	frankfurt	Frankfurt	DE	EUR	8.6842	50.1155
938001	罗马	rome	Rome	IT	EUR	12.5113	41.8919
903601	悉尼	sydney	Sydney	AU	AUD	151.2073	-33.8679
984001	纽约	newyork	New York	US	USD	-74.0060	40.7143`;
