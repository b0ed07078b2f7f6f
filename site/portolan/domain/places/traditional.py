"""Traditional Chinese characters and their simplified forms.

Only those that occur in the Chinese names of places and countries (CLDR, and the lists of places
written up by hand), converted one to one after OpenCC 1.1 (Apache-2.0).
"""

_TRADITIONAL = (
    "亞來侖倉倫偽傑僞兒內兩凱別則剛劍務勞勳區參吳呂喬國園圖場壟奧寧寶屬岡峴島峽嵐嶼幹幾庫廈廣張彥徑復"
    "徹愛慶懷戶揚撾敍敘時晉會東極榮樂樹橋機橫檳櫟欄欽歐歲歷歸湧湯溫滄滿漢澤濟濰濱瀋瀘灘灣烏無煙熱營爾"
    "牆獅瑪瓊畢當發盤盧碼磯祕祿窩窯節約紅納紐紹絨綠維綿緬縣繩羅羣義聖聯脫膠臘臨臺興舊茲荊莊華萊萬葉蓋"
    "蓮蕪蕭薩蘇蘭衛衝衞裏裡觀託訥詩誇誕語諾謝讓貝貢貴買費賀賈賓賴賽贊贛車輔農連運達遙遜遠遼邁邊鄭鄲釐"
    "釧銀錢錦錫鎮長門開閬關陰陸陽際隴雙雞雲霧韋韓項順頓領頭額饒馬騰騷魚魯鮁鮑鮮鯨鰲鳳鴉鶴鷄鹹鹽麗麥黃"
    "齊龍"
)
_SIMPLIFIED = (
    "亚来仑仓伦伪杰伪儿内两凯别则刚剑务劳勋区参吴吕乔国园图场垄奥宁宝属冈岘岛峡岚屿干几库厦广张彦径复"
    "彻爱庆怀户扬挝叙叙时晋会东极荣乐树桥机横槟栎栏钦欧岁历归涌汤温沧满汉泽济潍滨沈泸滩湾乌无烟热营尔"
    "墙狮玛琼毕当发盘卢码矶秘禄窝窑节约红纳纽绍绒绿维绵缅县绳罗群义圣联脱胶腊临台兴旧兹荆庄华莱万叶盖"
    "莲芜萧萨苏兰卫冲卫里里观托讷诗夸诞语诺谢让贝贡贵买费贺贾宾赖赛赞赣车辅农连运达遥逊远辽迈边郑郸厘"
    "钏银钱锦锡镇长门开阆关阴陆阳际陇双鸡云雾韦韩项顺顿领头额饶马腾骚鱼鲁鲅鲍鲜鲸鳌凤鸦鹤鸡咸盐丽麦黄"
    "齐龙"
)

SIMPLIFIED = str.maketrans(_TRADITIONAL, _SIMPLIFIED)
"""The table for str.translate."""
