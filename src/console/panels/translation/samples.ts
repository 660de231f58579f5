/** Forms worth showing. The first is what the page opens with: three targets, three ways of being in the database. */
export const samples = {
  clinic: {
    text: ['The clinic opens at nine.', 'Thank you for your payment.', 'Meera Krishnan sent the parcel'].join(
      '\n',
    ),
    source: 'en',
    targets: ['hi', 'ta', 'bn', 'ur'],
    version: '3.0',
    domain: 'generic',
    terms: [{ term: 'Meera Krishnan', as: 'Meera Krishnan' }],
  },
  orders: {
    text: [
      'Your order 4512 will arrive on 12 May.',
      'Your payment of ₹1,250 was successful.',
      'The train to Mysuru leaves at 6:40 pm.',
      'Hello Anita, welcome to Jaipur. Your room is booked until 3 June.',
    ].join('\n'),
    source: 'en',
    targets: ['mr', 'kn', 'te', 'gu', 'pa'],
    version: '3.0',
    domain: 'ecommerce',
  },
  fromHindi: {
    text: ['आपके भुगतान के लिए धन्यवाद।', 'क्लिनिक नौ बजे खुलता है।', 'मेरा नाम कविता है'].join('\n'),
    source: 'hi',
    targets: ['en', 'ml', 'or', 'as'],
    version: '2.0',
    domain: 'generic',
  },
} as const;
export type SampleName = keyof typeof samples;
