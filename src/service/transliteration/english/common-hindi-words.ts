/**
 * Common Hindi words with their usual romanisations. Their spelling often has a nasal or an aspirate that nobody types,
 * and they are too frequent to be guessed letter by letter.
 */
const spellingLines = `
है hai
हैं hain
हूँ hoon hun hoo
हो ho
था tha
थी thi
मैं main mai
में mein
मेरा mera
मेरी meri
मेरे mere
मुझे mujhe
हम hum ham
हमारा hamara humara
हमारी hamari humari
हमारे hamare humare
हमें hamein humein
तुम tum
तुम्हारा tumhara
तुम्हारी tumhari
तुम्हें tumhein tumhe
आप aap
आपका aapka
आपकी aapki
आपके aapke
आपको aapko
यह yah yeh
वह vah woh wah
क्या kya
क्यों kyon kyun
कौन kaun
कहाँ kahan kahaan
यहाँ yahan yahaan
वहाँ vahan wahan
जहाँ jahan jahaan
कब kab
अब ab
कैसे kaise
कैसा kaisa
कैसी kaisi
कितना kitna
कितने kitne
कितनी kitni
नहीं nahi nahin nahee
हाँ haan
ठीक theek thik
अच्छा accha achha acha
अच्छी acchi achhi
बहुत bahut bohot
कुछ kuch kuchh
थोड़ा thoda thora
आज aaj
कल kal
अभी abhi
फिर phir fir
लेकिन lekin
और aur
भी bhi
से se
को ko
का ka
की ki
के ke
ने ne
पर par
तक tak
लिए liye
साथ saath sath
रहा raha
रही rahi
रहे rahe
गया gaya
गई gayi
गए gaye
करना karna
करो karo
दोस्त dost
दोस्तो dosto
दोस्तों doston
घर ghar
पानी pani paani
खाना khana
धन्यवाद dhanyavad dhanyavaad dhanyawad
शुक्रिया shukriya
नमस्ते namaste namastey
नमस्कार namaskar namaskaar
भारत bharat
दिल्ली dilli
मुंबई mumbai
चाय chai chaay
`;

const spellings = new Map(
  spellingLines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [spelling = '', ...typed] = line.split(' ');
      return typed.map((word) => [word, spelling] as const);
    }),
);

/** The Devanagari spelling of a common Hindi word typed in the letters a to z; undefined for other words. */
export function commonHindiWord(letters: string): string | undefined {
  return spellings.get(letters);
}
