import type { LanguageCode } from '#contract/languages.ts';

type SpellingGroup = LanguageCode | 'north' | 'south';

/** The table that a language extends, and how often it joins two consecutive consonants. */
export const spellingGroups: Record<
  LanguageCode,
  { readonly group: SpellingGroup; readonly joins: 'always' | 'often' | 'seldom' }
> = {
  hi: { group: 'north', joins: 'seldom' },
  mr: { group: 'north', joins: 'seldom' },
  gu: { group: 'north', joins: 'seldom' },
  pa: { group: 'north', joins: 'seldom' },
  mai: { group: 'north', joins: 'seldom' },
  doi: { group: 'north', joins: 'seldom' },
  kon: { group: 'north', joins: 'seldom' },
  kok: { group: 'kon', joins: 'seldom' },
  ne: { group: 'north', joins: 'seldom' },
  brx: { group: 'north', joins: 'seldom' },
  sa: { group: 'north', joins: 'always' },
  bn: { group: 'bn', joins: 'seldom' },
  as: { group: 'bn', joins: 'seldom' },
  or: { group: 'north', joins: 'often' },
  ta: { group: 'south', joins: 'always' },
  te: { group: 'south', joins: 'always' },
  kn: { group: 'south', joins: 'always' },
  ml: { group: 'south', joins: 'always' },
  mni: { group: 'mni', joins: 'often' },
  sat: { group: 'mni', joins: 'always' },
  ur: { group: 'ur', joins: 'always' },
  sd: { group: 'ur', joins: 'always' },
  ks: { group: 'ur', joins: 'always' },
  en: { group: 'north', joins: 'always' },
};

/** The default spellings of all languages. */
export const commonSpellings = `
a a aa
a/$ aa a=2
a/^ a aa=2
a/^O aa=0 a=0.3
a/C a aa=0.4
a/O a=0 aa=0.3
a/K a aa
aa aa a=2.5
ae ee=0 a.ee=1 ai=1.5
ai ai=0 ai=1 aa.i=1
ai/$ aa.ii=0 ai=0.7 a.ii=0.7
au au=0 aa.u=1 O=2
ay ai=0 aa.y=0.4 ee=1 a.y=0.8
ay/$ aa.y ai a.y
aw aa.v=0 au=0.5 a.v=1
e ee ai=2
e/$ ee
ee ii=0 ee=2
ei ee=0 ei=2 ee.i=1
ea ii=0 ee=1 i.y.aa=1.2
eo i.y.oo=0 ee.o=1
ey ee=0 ee.y=0.7
ew y.uu=0 ee.v=0.5
i i ii
i/$ ii i
i/V i=0 i.y=0.3
ie ii=0 i.y.ee=0.7
ii ii=0 i=2
o oo O=2.5
oo uu=0 u=2 oo=1.5
ou au=0 u=1 uu=1 oo=1.5
oa oo=0 oo.aa=0.7
oi oo.i=0 oo.ii=1
ow oo.v=1 au=0 oo=1
oy oo.y
u u uu
u/$ u=0 uu=0.4
u/V u=0 u.v=1
uu uu=0 u=2
uy u.y
y y
y/$ ii=0 i=1
b b
bb b.b=0 b=1
bbh b.bh
bh bh
c k=0 c=1
c/F s=0 c=1
ch c=0 ch=1
cch c.c=0 c.ch=0.4
cchh c.ch
chh ch=0 c.ch=2
chch c.c=0 c.ch=0.4
ck k=0 k.k=1
d d D=1 Rd=1.5
d/^ d D=2
dd D.D=0.5 d.d=0 D=1.5
ddh d.dh=0
dh dh=0 Dh=2.5 Rh=2
dhdh d.dh
f ph=0.4 f=0
ff ph=0.4 f=0
g g
gg g.g=0 g=1
ggh g.gh
gh gh=0
gn g.n=0 j.ny=1
gny j.ny
gy g.y=0.4 j.ny=0.2
h h
j j
jh jh
jj j.j=0 j=1
jjh j.jh
jn j.ny=0
jny j.ny
k k
kh kh=0
kk k.k=0 k=1
kkh k.kh
ksh k.S=0
l l
lh l.h
ll l.l=0 l=1
m m
mm m.m=0 m=1
n n N=2
nn n.n=0 n=1 N.N=2
ndr n.d.r=0 n.D.r=1
ng n.g=0
ng/$ n.g=0
p p
ph ph=0 f=0.6
pp p.p=0 p=1
pph p.ph
q q=0.4 k=0
qu k.v=0
r r Rd=1.8
r/^ r
ree r.ii=0 R=2
rh Rh=0 r.h=0.5
ri r.i=0 R=0.6 r.ii=0.8
rr r.r=0 r=1
ru r.u=0 r.uu=1 R=2
s s=0 sh=2 S=3
ss s.s=0 s=1
sh sh=0 S=1.4
shh sh=0
shsh sh.sh
shn S.N=0 sh.n=1
sht S.T=0 sh.t=1.5
shth S.Th=0
st s.t=0 s.T=0.5
ssh sh.sh=0 sh=1
sch sh=0 s.k=0
sth s.th=0 s.t=1 S.Th=1.5
t t T=0.7
tch c=0 c.c=0.5
th th=0 Th=1.2 t=1.8
thth t.th=0
tr t.r=0 T.r=0.7
tt T.T=0.4 t.t=0 T=1.5
tth t.th=0 T.Th=0.5
ttth t.th
v v
vv v.v
w v
ww v.v
x k.s=0 k.S=1
yy y.y
z z=0 j=1
zh zh=0 jh=1
zz z=0 z.z=0.5
`;

/** Differences by group and language. */
export const languageSpellings: Partial<Record<SpellingGroup, string>> = {
  north: '',
  south: `
a/$ a=0 aa=1
e e=0 ee=0.4
e/$ ee=0 e=0.4
i/$ i=0 ii=1
o o=0 oo=0.4
u/$ u=0 uu=2
th t=0 th=0.7
t T=0 t=0.8
d d=0 D=0.4
n n=0 N=1
l l=0 L=0.8
tt T.T=0 t.t=1
ll l.l=0 L.L=0.5
nn n.n=0 N.N=0.8
dh dh=0 d=0.5
`,
  ta: `
zh L2
d T=0 t=0.6
s c=0 s=0.8
h k=1 h=0
th t=0 t.t=1
`,
  ml: `
zh L2
`,
  bn: `
a aa=0 a=1.2
a/$ aa
a/^ aa=0 a=0.7
o a=0 oo=0.5
o/$ oo=0 a=0.6
i/$ i=0 ii=0.7
e ee=0
v bh=0 b=1
w w=0
y y=0
z j
f ph
`,
  mni: `
a a=0 aa=0.4
a/$ aa=0 a=0.2
i i
e e
o o
u u
ee i
oo u
`,
  ur: `
a a=0 aa=0.4
a/$ aa=0 h=0.8
i i=0 ii=0.4
u u=0 uu=0.5
`,
};
