/** Addresses that are not on the public internet, or that embed another address. */
export const nonPublicAddresses = [
  ...['0.0.0.0', '10.0.0.1', '100.64.0.1', '127.0.0.1', '127.255.255.254', '169.254.169.254', '172.16.0.1'],
  ...['172.31.255.255', '192.0.0.1', '192.0.2.1', '192.168.0.1', '198.18.0.1', '198.51.100.1', '203.0.113.1'],
  ...['224.0.0.1', '240.0.0.1', '255.255.255.255', '192.88.99.1', '192.175.48.1'],
  ...['::', '::1', '::127.0.0.1', '::7f00:1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '::ffff:0:127.0.0.1'],
  ...['64:ff9b::127.0.0.1', '64:ff9b:1::7f00:1', '2002:7f00:1::', '2001::1', '2001:db8::1', '2001:2::1'],
  ...[
    'fe80::1',
    'fe80::1%eth0',
    'fec0::1',
    'fc00::1',
    'fd12::1',
    'ff02::1',
    '100::1',
    '3fff::1',
    '4000::1',
    '5f00::1',
  ],
];

/** Texts that are not IP addresses. */
export const invalidAddresses = ['', 'localhost', '1.2.3', '1.2.3.4.5'];

/** Ways to write a non-public address as the host of a URL. */
export const nonPublicHosts = [
  ...[
    '127.0.0.1',
    '127.1',
    '127.0.1',
    '2130706433',
    '0x7f000001',
    '0x7f.0.0.1',
    '0177.0.0.1',
    '017700000001',
  ],
  ...[
    '0',
    '0.0.0.0',
    '①②⑦.0.0.1',
    '127。0。0。1',
    '127.0.0.1.',
    'localhost',
    'LOCALHOST',
    'localhost.',
    '[::1]',
  ],
  ...[
    '[::]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::127.0.0.1]',
    '[64:ff9b::7f00:1]',
    '[2002:7f00:1::]',
  ],
  ...['[0:0:0:0:0:ffff:7f00:0001]', '[fe80::1]', '10.0.0.1', '169.254.169.254', '192.168.1.1'],
];

/** URLs that are never fetched: other schemes, user information, invalid addresses. */
export const refusedAddresses = [
  'file:///etc/passwd',
  'ftp://public.example/a.wav',
  'data:audio/wav;base64,AAAA',
  'gopher://127.0.0.1/',
  'blob:http://public.example/x',
  'javascript:1',
  'http://user@public.example/',
  'http://user:secret@public.example/',
  'http://',
  'a.wav',
  '//public.example/a.wav',
  '',
  'http://[::1',
  'http://public.example:99999/',
];
