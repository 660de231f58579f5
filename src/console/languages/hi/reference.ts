import type { referenceWords } from '#console/catalogues/reference.ts';
import type { Translation } from '#console/languages/language.ts';
import { formatNumber } from '#console/ui/text/format.ts';

export const words: Translation<typeof referenceWords> = {
  pages: 'संदर्भ के पेज',
  search: {
    label: 'संदर्भ में खोजें',
    placeholder: 'खोजें',
    results: 'खोज के परिणाम',
    found: (count) => `${formatNumber(count)} परिणाम`,
    more: (count) => `इनमें से पहले ${formatNumber(count)} दिखाए गए हैं।`,
    none: 'संदर्भ में कुछ मेल नहीं खाता।',
    noneHint: 'खोज के सभी शब्द मिलने चाहिए। कम शब्द या शब्द का एक हिस्सा लिखकर देखें।',
    clear: 'खोज मिटाएँ',
  },
  unknown: (anchor) => `संदर्भ में “${anchor}” नाम का कुछ नहीं है।`,
  linkTo: (name) => `${name} का लिंक`,
  tryIt: 'आज़माएँ',
  tryExample: (title) => `आज़माएँ: ${title}`,
  tryHint: 'पैनल इस कॉल के साथ भरा हुआ खुलता है। जब तक आप न भेजें, कुछ नहीं भेजा जाता।',
  uploadHint: 'पैनल इन सेटिंग के साथ खुलता है। रिकॉर्डिंग या नमूना वहाँ चुनें।',
  copyCurl: 'curl के रूप में कॉपी करें',
  provoke: 'त्रुटि पैदा करें',
  provokeError: (name) => `त्रुटि पैदा करें: ${name}`,
  provokeHint:
    '“त्रुटि पैदा करें” अगली कॉल के लिए एक त्रुटि तैयार करता है, पहले से तैयार किसी गड़बड़ी की जगह, और फ़ॉर्म खोलता है। त्रुटि देखने के लिए फ़ॉर्म भेजें; वह एक ही बार होती है। तब तक ऊपर की पट्टी में दिखता है कि गड़बड़ी तैयार है, और वहीं से उसे हटाया जा सकता है।',
  provokeRemote: 'जान-बूझकर त्रुटि केवल अंतर्निहित सेवा में पैदा की जा सकती है। इसके लिए लक्ष्य “embedded” चुनें।',
  provokeUpload: 'त्रुटि तैयार है। देखने के लिए रिकॉर्डिंग या नमूना अपलोड करें।',
  provokeSend: 'त्रुटि तैयार है। देखने के लिए फ़ॉर्म भेजें।',
  download: {
    openapi: 'OpenAPI 3.1',
    schema: 'JSON Schema',
    hint: 'या कमांड लाइन से, जब अंतर्निहित सेवा चल रही हो:',
  },
  font: 'फ़ॉन्ट',
};
