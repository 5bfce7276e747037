// English words of a catalogue in Hinglish, Hindi and Tamil, for any shop's colours, categories,
// tags and titles. Spellings, separated by spaces.

/** A search for one of these finds what is named by the English word. */
export const indianNames: Readonly<Record<string, string>> = {
  white: 'safed safaid safeda sufed सफेद श्वेत வெள்ளை vellai',
  black: 'kala kaala kali kaali काला काली கருப்பு karuppu',
  red: 'lal laal लाल சிவப்பு சிகப்பு sivappu',
  blue: 'neela nila neeli nili नीला नीली நீலம் நீல neelam',
  green: 'hara hari haraa हरा हरी பச்சை pachai',
  yellow: 'peela pila peeli pili पीला पीली மஞ்சள் manjal',
  orange: 'narangi santri नारंगी संतरी ஆரஞ்சு',
  pink: 'gulabi गुलाबी இளஞ்சிவப்பு ரோஸ்',
  purple: 'baingani jamuni बैंगनी जामुनी ஊதா oodha',
  brown: 'bhura bhoora bhuri भूरा भूरी பழுப்பு பிரவுன்',
  gray: 'sleti saleti slety स्लेटी धूसर சாம்பல் sambal',
  grey: 'sleti saleti slety स्लेटी धूसर சாம்பல் sambal',
  maroon: 'mehroon mehrun मैरून महरून மெரூன்',
  gold: 'sunehra sunahra sunehri सुनहरा सुनहरी தங்கம்',
  silver: 'chandi चांदी வெள்ளி',
  cream: 'malai मलाई',
  navy: 'गहरा',
  dark: 'gehra gahra गहरा அடர்',
  kids: 'bachche bacche bachcha baccha bachhe bachon baccho बच्चे बच्चों बच्चा குழந்தை குழந்தைகள் சிறுவர்',
  boy: 'ladka ladke लड़का लड़के பையன்',
  girl: 'ladki ladkiyan लड़की लड़कियां பெண்',
  men: 'mard aadmi purush पुरुष मर्द ஆண் ஆண்கள்',
  women: 'aurat mahila ladies aurton महिला औरत பெண்கள்',
  tee: 'टीशर्ट டிஷர்ட் टीशर्ट्स',
  sleeve: 'baju bazu baazu aasteen आस्तीन बाजू கை',
  full: 'poori puri पूरी पूरा முழு फुल',
  half: 'aadhi adhi आधी हाफ அரை',
  loose: 'dheela dhila ढीला தளர்வான',
  collar: 'कॉलर காலர்',
  round: 'gol गोल வட்ட',
  print: 'chhapa chapa छपाई',
  plain: 'saada sada सादा எளிய',
  cotton: 'suti sooti kapas सूती कॉटन பருத்தி காட்டன்',
  silk: 'resham reshmi रेशम பட்டு',
  linen: 'लिनन லினன்',
  khadi: 'खादी காதி',
  tea: 'चाय चा டீ தேநீர்',
  chai: 'चाय டீ தேநீர்',
  kolam: 'कोलम கோலம்',
  rangoli: 'रंगोली ரங்கோலி',
  warli: 'वारली வார்லி',
  cricket: 'क्रिकेट கிரிக்கெட்',
  rickshaw: 'रिक्शा ஆட்டோ',
  kites: 'पतंग காற்றாடி',
  monsoon: 'बारिश सावन மழை mazhai',
  rain: 'बारिश மழை',
  lotus: 'kamal कमल தாமரை',
  mango: 'aam आम மாம்பழம்',
  sun: 'suraj sooraj surya सूरज सूर्य சூரியன்',
  moon: 'chand chaand चांद चाँद நிலா',
  stars: 'taare tare तारे நட்சத்திரம்',
  flower: 'phool phul फूल பூ',
  elephant: 'haathi hathi हाथी யானை',
  peacock: 'mor मोर மயில்',
  truck: 'ट्रक லாரி lorry',
  festive: 'tyohar त्योहार திருவிழா diwali दिवाली',
  stripe: 'dhari dhaari dhaariwala धारी கோடு',
  checks: 'चेक khana கட்டம்',
};

/**
 * Words for other goods. They are right as they are, so they are never taken for a misspelt word
 * of the catalogue (`sports` for `short`), and nothing else is shown instead.
 */
export const otherGoods =
  'saree sari sarees saadi kurta kurti kurtas hoodie hoody sweatshirt jeans denim trouser pant pants shortpant skirt dress gown lehenga dupatta ' +
  'lungi dhoti veshti salwar kameez suit blazer coat jacket sweater cardigan cap hat sock socks shoe shoes sandal chappal bag watch belt tie scarf stole ' +
  'shawl legging leggings tracksuit jogger pyjama pajama bra vest underwear mug poster sticker jersey sport sports sporty gym ' +
  'साड़ी कुर्ता जींस जूते पैंट புடவை சேலை வேட்டி குர்தா vneck';

/** Fabrics, and what is said of them in a description. */
export const fabricWords =
  'cotton organic linen khadi silk polyester poly modal bamboo viscose rayon wool woollen hemp jersey pique terry fleece slub voile supima pima ' +
  'combed carded ringspun spandex lycra elastane handloom handwoven dyed blend biowash biowashed mercerised mercerized muslin denim nylon';
