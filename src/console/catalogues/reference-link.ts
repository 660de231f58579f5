const en = {
  label: 'In the reference',
  about: (name: string) => `${name} in the reference`,
};

export const referenceLinkWords = { name: 'reference-link', en };
