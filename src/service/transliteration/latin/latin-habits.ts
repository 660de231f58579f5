import type { LanguageCode } from '#contract/languages.ts';

/**
 * How people of each language use Latin letters, in the notation of `latin-rules.ts`. A group of letters listed here
 * replaces the common spellings of that group altogether.
 *
 * The weights follow how often each spelling occurs in Aksharantar (AI4Bharat, CC BY 4.0), rounded to a tenth.
 */
export const latinHabits: Partial<Record<LanguageCode, string>> = {
  as: `
a aa=0 ee=3.6 a=3.9 E=4
a/P aa=0
a/O aa=0 ee=3.7 E=4
a/$ aa=0 a=3.5
a/K aa=0 ee=2.9 a=3.4 E=3.8
a/V aa=0 aa.M2=1.3
a/^ aa=0 ee=1.5 a=3.7
a/O<I aa=0 a=4.1
a/O<c aa=0 ee=2.9 a=4
a/O<a aa=0 E=3.2
a/1O aa=0 ee=3.2 a=4
aa aa=0 aa.M2=4.1
ai aa.i=0 ee.i=2.8
ai/$ aa.i=0 E.i=3.9
au aa.oo=0 aa.u=1.2 aa.oo.M2=1.3 a=3.3
b b=0 w=2.4
b/v b=0 w=1.5
b/c b=0
b/^ b=0
b/B<c b=0
b/F<c b=0
b/F<A b=0 w=0.3
b/vF<A b=0 w=0.1
b/vB<A b=0 w=3.2
bb b.b=0 b=0.6
bh bh=0
c k=0 c=1.5 s=2.4 ch=3.3
c/B k=0
c/F c=0 s=0.9 ch=1.9
ch c=0 ch=1.7 k=3.2
ck k=0
d d=0 D=1.3
d/n d=0 D=0.2
d/v d=0 D=2
d/v<I d=0 D=0.9
dd d.d=0 D.D=2.3
ddh d.dh=0
dh dh=0 Dh=3.4 d.dh=4
e ee=0 aa=3.4 a=3.8 a.h.ee=4.1
e/O ee=0 a=3.6 i=3.7 aa=4
e/^ ee=0 i=2.9
e/$ ee=0 a.h.ee=3.2 a=3.7
e/C ee=0 aa=1.9 a=3.4
e/K ee=0 aa=2
e/O<i ee=0 a=2.3 aa=2.9
e/O<c ee=0 i=3.4
e/K<c ee=0 aa=3.2 i=4.1
e/$<a ee=0 a.h.ee=2.6
e/1O ee=0 i=3.5
ea ee=0 i=0.5 aa=1.2
ee ii=0 i=3
ei ee.i=0
eo a=0 i.a=1.7
ew i.u=0
ey i=0 ii=0.2
f ph=0
ff ph=0
g g=0 j=3.7
g/B g=0
g/F g=0 j=1.6
gh gh=0
gn g.n=0
gy j.ny=0 g.y2=0.9
h h=0 H=3.7
h/B h=0 gh=3.9
h/$ h=0 H=1.3 _=3.8
h/c gh=0 h=0.3
i i=0 ii=1.2
i/C i=0 ii=0.4
i/P i=0 ii=1.6
i/O i=0 ii=1.6
i/V i=0 _=0.9 ii=1.9 i.y=2 ii.y=3.7
i/$ i=0 ii=0.1
i/K i=0 ii=1.9
i/^ i=0 ii=3.8
i/O<c i=0 ii=2.5 aa.i=3.6
i/C<i i=0 ii=1.5
i/$<A ii=0 i=0.9
i/O<A i=0 ii=1
i/C<A ii=0 i=0.5
i/$<i i=0 ii=1.3 a.h.i=3.8
i/1O i=0 ii=2.5 aa.i=3.6
ie i.ee=0 i=0.3 i.y.ee=0.7 aa.y.aa=1.1 i.y.aa=1.4
j j=0 y2=1.5
j/c j=0 y2=0.2
jh jh=0 j=2.5
jj j.j=0 j=2.4
k k=0
kh kh=0 k=1.3 k.S=3.2
kh/B kh=0
kh/c kh=0 k=3.1
kh/F k=0 kh=0.2 k.S=2.1
kh/v<a k=0 kh=0.3 k.S=1.8
kh/vF<a k=0 kh=2.2 k.S=2.2
kk k.k=0 k=1.6
l l=0
lh l=0
ll l.l=0 l=0.9
m m=0
mm m=0 m.m=0.3
n n=0 N=2.1
n/B n=0 N=1.8
n/^ n=0
n/c n=0 N=0.4
n/v<a n=0 N=1.7
n/B<c n=0
n/F<a n=0 N=1.4
n/F<c n=0
n/C<A n=0 M2.w=2.8 N=3.1
n/vF n=0 N=1.6
n/vC<A n=0 M2.w=2.8 N=3.1
ndr n.d.r=0
ng M=0 n=0.3 ng=0.3 n.g=0.8 m=1.7
ng/C n=0 M=0.3 m=1.4 n.g=2.7
ng/B ng=0 n.g=0.6 M=2.9
ng/F ng=0 n.g=0.5 n.j=1.7
ng/$ M=0
nn n.n=0 n=2.6
o a=0
o/C a=0
o/K<A a=0 _=2.9
oa oo=0
oi ai=0 a.i=1.9
oi/K ai=0 a=0.9 a.i=2.3
oo u=0 oo=2.2
ou au=0 a.oo=1.5 aa.u=2.3
ou/$ a.oo=0 au=1.5
ou/O au=0 aa.u=3.8
ow a.w.a=0 aa.u=0
oy a.y.a=0
p p=0
ph ph=0
pp p.p=0 p=0.9
r r=0
ree r.ii=0
rh r=0 Rh=0.1 Rd=1.2 r.h=1.5
ri R=0 r.i=1.2 r.ii=1.3 r.aa.i=3.3
ri/^ r.i=0 R=2.3 r.aa.i=2.4
rr r=0
ru r.u=0 r.oo=0 r.uu=0.2 r.aa=3
s c=0 ch=0.7 s=1.3 sh=1.7
s/v c=0 ch=0.2 sh=1.3 s=1.5 S=2.8
s/F c=0 ch=0.4 s=2.3 sh=2.8
s/^ c=0 s=1.2 ch=1.7 sh=2.3
s/B c=0 ch=1.1 s=3.6
s/C s=0 sh=0.3 ch=1.8 c=2.4 S=2.4
s/$ ch=0 c=0.8 s=2.2
s/v<a c=0 s=0.4 ch=1 sh=1.5
s/F<a c=0 s=0.2 ch=1.2 sh=2.1 c.c=2.7
s/B<c c=0 ch=1.7
s/v<i ch=0 c=0.3 sh=1.6 S=2.1 s=2.1
s/F<i ch=0 c=0.9 S=2.6
s/F<c c=0 ch=1.6
s/v<I c=0 sh=0.7 ch=0.8 s=3.2 M2.c=3.4
s/C<i sh=0 s=0.5 S=0.8 ch=1.1 c=1.7
s/C<c s=0 sh=1
s/C<I sh=0 s=1.7 ch=1.7 c=2
s/^B c=0 ch=1.7
s/vC sh=0 s=0.4 ch=1.2 S=1.7 c=1.7
s/vB c=0 ch=0.8 M2.c=3.2
s/^F c=0 ch=1.6
s/^C s=0 sh=1
s/vF<a s=0 c=0.1 ch=1.7 sh=1.8 c.c=2.4
s/vF<i ch=0 c=0.9 S=2.6 j=3.8
sch c.ch=0 sh.c=1 s.k=1.2 c.c=1.3
sh sh=0 S=1.8
shn S.N=0
ss ch=0 c.ch=0.6 c=1 c.c=1.4 ch.y2=1.8
st S.T=0 s.t=0.6
st/v<a s.t=0 S.T=1
st/v<I S.T=0 s.t=3.9
sth s.th=0 S.Th=1.1
t t=0 T=1
t/v t=0 T=1.3
t/$ t=0 T=2.6
t/B t=0 T=0.5
t/c t=0 T=0.2
t/n t=0 T=0.2
t/v<A t=0 T=0.7
t/v<a t=0 T=2.2
t/F<a t=0 T=2.6
t/v<i t=0 T=0.7
t/$<a t=0
t/n<I T=0 t=3.2
t/n<A t=0 T=1.8
t/v$ t=0 T=3.4
t/vB t=0 T=0.6
t/vF<a t=0 T=2.8
t/vB<A T=0 t=0.3
t/vF<i t=0 T=0.1 sh.y2=3.4
th th=0 Th=1.1 t=2.5
th/B th=0 Th=1.3
th/c th=0
th/F<a th=0 t=0.5 Th=1.8
th/vF th=0 Th=0.6 t=0.6
tr t.r=0 T.r=2 t=2.1
tr/^ T.r=0 t.r=0.6 t=2.3
tr/B t.r=0 T.r=2
tr/vF t.r=0 t=0.6 T.r=2.9
tt t.t=0 T.T=1.6 T=1.9
tth t.th=0
u u=0 oo=0.1 uu=1.7
u/K u=0 oo=1.5 uu=1.7 aa=3
u/P oo=0 u=0.1 uu=1.6 oo.M2=2.8
u/O u=0 oo=0.4 uu=1.7
u/$ oo=0 u=2.7 oo.M2=3.1
u/C oo=0 u=0.4 uu=1.3
u/^ u=0 oo=2 i.u=3.9
u/V u=0 u.w=1.6 oo.w=2.4 _=2.5 oo=3.2
u/$<i oo=0 oo.M2=1.4 u=1.6
u/O<a u=0 oo=0.3 uu=0.6
u/C<a oo=0 uu=0.1 u=0.8
u/O<I u=0 oo=0 uu=2.1 oo.M2=2.6
u/C<A oo=0 u=0.5
uu oo.oo=0
v bh=0 w=2.7 b=3.4
w w=0 b=0.9
w/v w=0
w/c b=0 w=2.5 t.b=3.2
w/^ w=0 _=2.3
w/B<c b=0 w=1
w/F<c b=0 w=0 _=0.6
x s=0 sh=0.9 S=2.2
x/^ s=0 sh=1.3
x/B s=0 sh=1.3 S=2.5
x/F sh=0 s=0.1 S=1.6
x/$ sh=0 s=0.8 S=1.1 k.s=2.7
x/C sh=0 s=0.1 S=1.5 k.s=1.8
x/B<c s=0 sh=1.7
x/v<I sh=0 s=0.1 S=0.6 k.s=2.5
x/B<I s=0 sh=0.9 S=1.2
x/F<I sh=0 S=0.2 s=1.7 k.s=2.4
x/v<a s=0 sh=1.2
x/F<c s=0 sh=0
x/v<i sh=0 s=0.1 S=0.7
x/c<a s=0 sh=0.1 S=0.7
x/^F s=0 sh=0
x/vB<I s=0 sh=0.7 S=0.9
x/vF<I sh=0 S=0.2 s=1.8 k.s=2.4
x/cB<a s=0 sh=0.3 S=0.7
y y2=0 S=0.9 y=1 _=1.1 ii=2.7
y/c y2=0 S=0.8 _=1.2
y/B y2=0 S=1.1 _=1.1 y=1.3
y/v y=0 ny=3
y/n y2=0 _=0.9
y/F y=0 S=0.1 y2=0.7
y/O ii=0 i=0.2 aa.i=0.3
y/B<I y2=0 y=0.4 S=0.6 _=1.9 ny=3.1
y/cF S=0 y2=0.6
z y2=0 j=0.1`,
  bn: `
a aa=0 a=0.6 E=2.7 ee=3.6
a/K aa=0 a=0.3 E=2.1
a/V aa=0 a=2.6 aa.M2=2.9
a/P aa=0 a=1.1 ee=3.4 E=3.7
a/$ aa=0 a=1
a/^ aa=0 a=0.3 E=1.8 ee=2.6
a/K<c aa=0 a=0.5 E=1.7
a/O<A aa=0 a=1.2 ee=3.8
a/O<c aa=0 a=0.5 E=2.2 ee=3.3
a/O<a aa=0 a=0.3 E=2.8
a/O<i aa=0 a=1.2 ee=2.7 E=3.6
a/K<a a=0 aa=0.4 E=2.9
a/C<i aa=0 a=1.4 E=2.5
a/$<a aa=0 a=0.1 E=3.1
a/1K aa=0 a=0.5 E=1.8
aa aa=0 E=3 a=4
ae aa=0 ee=0.3 i=0.6 aa.i=1.1 aa.y.ee=1.1
ai aa.i=0 ai=2.2 aa.y.a=2.3 ee.i=2.8 ee=3.2
ai/$ aa.i=0 aa.y.a=1.5 a.i=3
au aa.u=0 au=0 a=0.7 a.oo=2.7 u=2.8
ay aa.y.a=0 a.y.a=0.6 ee=0.7 E.y.a=1.5 aa.i=1.7
b b=0
bb b.b=0 b=0.6 b.y2=0.9
bh bh=0
c k=0 s=1.3 c=3.4
c/B k=0 c=4
c/C k=0
c/F s=0 c=3.1 k=3.4 sh=4
c/n s=0 k=0.7
ch c=0 ch=1.6 k=3.5
ch/^ c=0 k=3.2 ch=4.1
ch/F c=0 ch=0.8 k=3.4
ch/v c=0 ch=0.9 k=3.5
ch/B c=0 ch=2.6
ch/F<c c=0 k=3.4 ch=4.1
ch/v<I ch=0 c=0.3 k=2.2
ch/F<I ch=0 c=1.1 k=2.8
ch/vF<I ch=0 c=1.4 k=3
chch c.ch=0 c.c=1.1
chh ch=0 c.ch=3
ck k=0
d d=0 D=1 Rd=3.2
d/n d=0 D=0.2
d/v d=0 D=1.5 Rd=2.7
d/$ D=0 d=0.1 Rd=3.4
d/v<A d=0 Rd=2.4 D=2.5
d/C<I D=0 d=0.6
d/v$ d=0 D=0.3 Rd=3.2
dd d.d=0 d.y2=1.7 d=1.9 D=2.1 D.D=2.5
ddh d.dh=0 Dh=2.4
dh dh=0
e ee=0 aa=2.8 a=2.8 i=3.6
e/C ee=0 aa=2.7 a=3.5
e/O ee=0 i=2.7 a=3.1 aa=3.7
e/$ ee=0 a=2.2
e/K ee=0 aa=1.4 a=3.7 i=3.8
e/^ ee=0 i=1.9
e/$<a ee=0
e/O<c ee=0 i=2.2
e/O<I ee=0 a=1.8 i=2.3 aa=2.6
e/1O ee=0 i=2.4
ea i=0 ee=0.7 i.y.aa=1 ee.y.aa=1.2 aa=1.7
ee ii=0 i=0.2 ee=1.6
ei ee.i=0 aa.i=3.7
eo ee.oo=0 i.oo=2.4 ee.oo.y=3.8
eo/$ ee.oo=0
ew i.u=0
ey ee=0 i=1.5 ee.i=3.2
f ph=0
ff ph=0
g g=0 j=2.9
g/F g=0 j=0.8
g/B g=0
gg j.ny=0 g=0.7 g.y2=1.1
gh gh=0 g=2.6
gn g.n=0 n=2.6
gy j.ny=0 g.y2=0.5 g=2.4
h h=0 _=3.3
h/^ h=0
h/v h=0 _=3.7 H=4
h/c h=0 _=0.3 gh=0.6
h/C h=0 H=1.8 _=2.1
h/$ h=0 _=1.2 H=2.7
h/vB h=0
h/vC h=0 H=1.6 _=2.2
i i=0 ii=1.6
i/O i=0 ii=1.8 aa.i=3.5
i/K i=0 ii=2.3
i/$ i=0 ii=0.6 a.i=2.8
i/V i=0 i.y=0.2 _=0.7 aa.y=2.8 ii=3.1
i/C i=0 ii=1.3
i/^ i=0 ii=3.3 aa.i=3.4
i/O<c i=0 ii=2.8 aa.i=3.2
i/O<a i=0 ii=1.5
i/1O i=0 ii=2.7 aa.i=3.3
ie i=0 i.y.ee=0.1 i.y.aa=1.5 aa.i=2 i.i=2.6
ii ii=0 i.i=0.7 i=1.3
j j=0 y2=1.4
j/F j=0 y2=3.4
j/B j=0 y2=0.8
j/C j=0
j/v<A j=0 y2=3.1
jh jh=0
jj j.j=0 j.y2=1.8 j.j.b=1.8 j=2.3
k k=0
kh kh=0 k.S=2.5
kk k.k=0 k=1.4 k.y2=2.4
kkh k.S=0 H.kh=3.6
ksh k.S=0 k=1.3 k.s=2 sh=2
l l=0
lh l=0
ll l=0 l.l=0.1
m m=0
mm m.m=0 m=0.5
n n=0 N=2.3
n/^ n=0
n/B n=0 N=2
n/v n=0 N=2.3 M2=4
n/C n=0 N=3 M2=3.2
n/F n=0 N=2
n/c n=0 N=1
n/B<c n=0
n/v<A n=0 M2=3 N=3
n/C<A n=0 M2=2.1 N=4
n/v<a n=0 N=1.6
n/C<a n=0 N=2.3
n/F<a n=0 N=1.2
n/v<I n=0 N=3.2
n/$<a n=0 N=1
n/F<c n=0
n/vC n=0 N=3 M2=3.2
n/vF n=0 N=1.8
n/vB n=0 N=2.2
n/vC<A n=0 M2=2.1 N=4
n/vC<a n=0 N=2.3
n/v$<a n=0 N=1
ndr n.d.r=0 n.D.r=2.7
ng M=0 n.g=0.4 n=1.3 m=2.6 g=3.5
ng/$ M=0 n.g=4
ng/B n.g=0 M=2.5 g=2.6
ng/C M=0 n=0.5 m=1.8 n.g=2.1
ng/F n.g=0 n.j=2.1
nn n.n=0 n=0.8 n.y2=1.4 N.y2=3.1 m.b=3.4
o a=0 oo=1.1
o/$ a=0 oo=0.3 a.oo=1.8
o/O a=0 oo=1
o/K a=0 oo=1.7
o/$<A oo=0 a=1 a.oo=2
o/O<a a=0 oo=2
o/$<a a=0 oo=2.3 a.oo=2.7
o/P<i oo=0 a=0.4
o/O<i a=0 oo=0.5
o/$<I a=0 oo=0.7 a.oo=0.7
oa oo.y.aa=0 oo=0.4 a=2
oi ai=0 a.i=0.3 oo.i=1.4 a.y.a=2.7 a.y.ee=3.1
oi/$ a.i=0 oo.i=1.3
oo u=0 uu=1.5 oo=2 a=2.4
ou au=0 aa.u=1.5 u=2.1 oo=2.2 aa=2.7
ow aa.u=0
oy a.y.a=0 oo.y.a=2.4
p p=0
ph ph=0
pp p=0 p.p=0.2
q k=0
qu k=0
r r=0
ree r.ii=0 r.i=0.3 R=1.3 r.ee=1.9
rh r=0 Rd=2.5
ri R=0 r.i=0.8 r.ii=1.9 r.aa.i=3
rr r=0 r.r=3
ru r.u=0 r.uu=1.8 r.aa=2.9
s s=0 sh=3.4
s/v s=0 sh=3.2 j=3.6
s/^ s=0 sh=3.4
s/F s=0 sh=3 j=3.2
sch sh.c=0 s.k=1.4
sh sh=0 S=1.7 s=2.6
sh/^ sh=0 s=2.8
sh/B<c sh=0 s=2.7
sh/v<I sh=0 S=0.8 s=3.1
sh/v<a sh=0 s=2.5
sh/F<c sh=0 s=3.1
sh/B<I sh=0 S=0.3 s=3.4
sh/vB<I sh=0 S=0.2 s=3.5
shn S.N=0 sh.n=1.1
sht S.T=0 s.T=3.4 T=3.8 t=4.1 s.t=4.1
shth S.Th=0
ss s=0 sh=2.3 s.y2=3.6 sh.b=3.6
ssh sh.b=0
st s.T=0 s.t=0 S.T=1.9 T=3.3
st/v<a s.t=0 s.T=2.2 S.T=3.5
st/B<a s.t=0 s.T=2.7 S.T=3.4
st/vB s.t=0 s.T=1.5 S.T=1.9
sth s.th=0 S.Th=1.3 s.th.y2=3.4
t t=0 T=0.6
t/F t=0 T=0.4 sh=3.1
t/B t=0 T=1
t/n T=0 t=0.1
t/$ T=0 t=0.4
t/v<a t=0 T=1.6
t/F<a t=0 T=1.2
t/v<I t=0 T=0.5 sh=2.5
t/F<I t=0 T=0.2 sh=1.8
t/c<A T=0 t=0.6
t/n<I T=0 t=2.6 sh=3.9
t/c<I T=0 t=0.5 sh=3.4
t/nB t=0 T=0.9
t/vF<a t=0 T=1.6
t/vF<I t=0 T=0.6 sh=1.9
t/cF<A T=0 t=1.4
tch c=0 t.c=2
th th=0 Th=1.4 t=3.7
tr t.r=0 T.r=1.2 t=2.2
tr/^ T.r=0 t.r=0.9 t=2
tr/B<c T.r=0 t.r=2.5
tr/vB t.r=0 T.r=2.2
tt t.t=0 T=1.1 t.b=1.3 T.T=1.5 t.y2=1.8
tth Th=0 t.th=0.1
u u=0 uu=2.3 aa=2.9
u/O u=0 uu=2.3 i.u=3.6
u/C u=0 aa=2.1 uu=2.6 y.aa=3.6
u/^ u=0 aa=2.8 i.u=3.4
u/K u=0 uu=2 aa=2.1
u/$ u=0
u/V u=0 u.y=0.9 _=2.1 aa=3.6
u/O<a u=0 uu=1.3
u/P<a u=0 uu=0.6
v bh=0 b=1.3
w b=0 _=2
w/c b=0
x k.s=0 k=4
y y2=0 y=0.4 _=0.6 i=1 aa.i=2.5
y/c y2=0 _=0.7
y/B y2=0 _=0.6 y=0.8
y/O i=0 aa.i=0.3 ii=2.2 aa.y.a=2.8
y/F y=0 y2=0.9 _=1.9
y/$ i=0 ii=2.1 y=3.6 a=3.9
y/v y=0 _=3.1
y/n y2=0 _=0.3
y/B<c _=0 y2=0.1
z j=0 y2=3.3
zz j.j=0 j=2.3`,
  brx: `
a aa=0 a=3.1 ee=3.6 a.aa=4.1
a/K aa=0 a=2.9 ee=3.2
a/$ aa=0 a=3.4
a/O aa=0 a=3 ee=3.4
a/C aa=0 a.aa=2 a=2.2 ee=3.3
a/V aa=0 a.aa=2.6 aa.v=3.9
a/^ aa=0 ee=1.9 a=2.4
a/V<c aa=0
a/1V aa=0
aa aa=0 a.aa=0.4 aa.aa=0.8 aa.y.aa=2.4 a=2.7
ai aa.y.a=0 aa.i=2 aa.y=3.6
ai/O aa.y.a=0 aa.i=1.7 aa=3.7
ai/$ aa.y.a=0 aa.i=2.7
ai/K aa.y.a=0 aa.i=2 aa.y.oo=3 ee=3 aa=3.4
ai/V aa.y=0 aa.y.a=1.9 aa.i=2.2 aa.i.y=3.1
au aa.v.a=0 aa.u=0.2 aa=0.9 a=1.1
ay aa.y.oo=0 aa=0.3 a.y.a=2.6 ee=3.1 oo=3.4
ay/O aa=0 oo=3.1
b b=0
bb b.b=0
bh bh=0 b=1.8
c k=0 s=0.8 kh=3.7
c/B k=0 kh=3.2
c/F s=0
c/C k=0
ch c=0 s=2.6 k=3.3
ck k=0
d d=0 D=1.9
dd d.d=0
dh dh=0 d=3.1
e ee=0 a=2.3 aa=2.6 i=3
e/$ ee=0 a=0
e/^ ee=0 i=0.7
e/O<c ee=0 i=2.2
e/K<i ee=0 aa=0.9 a=3.4
e/1O ee=0 i=2.3
e/1K ee=0 aa=2.8
ea a.aa=0 ee.aa=0.6 i.y.aa=0.7 i=0.7 ee=1
ee ii=0 i=0.2
ei ee.i=0 ee.y.a=1.5
eo ee.v.a=0 ee.v=2.7 i.u=3 ee.u=3
ey ee.y.oo=0 ee=0
f ph=0
ff ph=0
g g=0 _=3.7 j=3.9
g/B g=0
g/F g=0 j=2.3
gh gh=0 dh=2.1 g=2.3
gy g=0 g.y=0.5 j.ny=1
h h=0 _=1.6
h/^ h=0
h/B h=0
h/v h=0 _=1 H=3.6 g=3.8
h/$ _=0 H=2
h/F h=0
h/C<I _=0 h=1.9 g=2.9
h/v<a h=0 H=2.9 _=4.1
h/v$ _=0 H=2.2
h/vB h=0 g=3.8
h/vC<I _=0 h=1.9 g=2.9
i i=0 ai=1.9 i.y=3.4 ii=3.9
i/$ i=0 ai=1.3 ii=3.7
i/C i=0 ai=3.7 ii=4
i/O i=0 ai=2 ii=3.9 aa.i=4
i/V i.y=0 i=0 _=1.5 ai=2.9 ii=2.9
i/K i=0 ai=3.3
i/$<A i=0 ai=0.6 ii=3.1
i/V<I _=0 i.y=0.1 i=1.2
i/$<i i=0 ai=2.2
i/$<a i=0 ai=2.5 ii=3.8
i/V<c i=0 i.y=3 aa.y=3
i/1V<c i=0 i.y=3 aa.y=3
ie i.ee=0 aa.i=0.2 i=0.2
j j=0
jh jh=0
jn n=0
k kh=0 k=1
k/F k=0 kh=0
k/C kh=0 k=2.2
k/$ k=0 kh=2.9
kh kh=0 k.S=3.3 k=3.9
kk k=0 k.k=0.3
ksh k.s=0 k.S=0.4
l l=0
lh l.l=0 l=0.2
ll l=0 l.l=0.6
m m=0
mm m=0 m.m=0.8
n n=0
n/$ n=0 v=2.7 M.v=3
ndr n.d.r=0 n.D.r=1.8
ng M=0 n=0.8 n.g=1 m=1.8 ng=2.3
ng/C M=0 n=0.4 m=1.4 n.g=1.5 ng=3.4
ng/$ M=0
ng/B n.g=0 M=0.6 ng=0.7
ng/F n.g=0 ng=2 M=2.1 g=2.5 n.j=2.5
nn n.n=0 n=1.2
o a=0 v.a=0.8 au=1.2
o/O a=0 v.a=1.2 au=2.3
o/C a=0 _=2.1 au=3.6 v.a=3.7
o/$ v.a=0 au=0.2 a=1.7
o/K a=0 v.a=3.3 au=3.6
o/^ a=0
o/O<A v.a=0 a=1.5 au=2.5 _=3.2 u=3.8
o/O<c a=0 au=2.3
o/$<A v.a=0 au=1.2 a=2.9
o/$<i au=0 a=1.5
o/P<A v.a=0 a=1 au=1.2 _=2.6 u=3
o/O<a a=0
o/$<a au=0 a=1.6
o/$<I au=0 a=1.1
o/K<A a=0 v.a=1 au=2.2 _=3.2 a.h.a=3.4
o/1O a=0 au=2.2
oa v.aa=0 au.v.aa=1.1 a.aa=1.3 a=1.4 a.v.aa=1.5
oi a.y.a=0 a.i=1.5 ai=2.2
oo u=0
ou au=0 aa.u=0.6 a=1.2
ow oo=0 au=1.5 aa.u=1.8
oy a.y.a=0 a.y.oo=1.5 aa=1.7 oo=1.9 a=2.2
p ph=0 p=0
p/^ p=0 ph=0.9
p/v ph=0 p=0.6
p/C ph=0 p=0.8
p/C<c p=0 ph=1.8
p/C<i ph=0 p=2.4
p/vC<i ph=0 p=2.6
ph ph=0
pp p=0
r r=0
rh r=0 Rd=2.1
ri r.i=0 R=2.3 oo.r.i=3 r.ii=3.6
ru r.u=0 r.a=2.5 r.aa=2.8 u.h.oo=3.5
s s=0
sch s.k=0
sh sh=0 s=0.1 S=2.6
shn S.N=0 n=0
ss s=0
st s.T=0 s.t=0.1 S.T=0.9 s.th=1.2 s=2.7
t th=0 T=0.9 t=1.1
t/^ th=0 T=1.6 t=2
t/B th=0 t=1.5 T=1.5
t/$ t=0 T=0 th=2.6
t/C T=0 t=0.7 th=1.2
t/n<I T=0 th=2.9
t/F<I T=0 th=0.9 t=1 s=1.1 sh=2.1
t/v<I T=0 th=0.4 t=0.8 s=1.8 sh=2.6
t/vF<I T=0 th=0.6 s=1 t=1.3 sh=1.8
th th=0 t=2.9 T=3.6
tr T.r=0 t.r=1 th.r=1.3
tt T=0 t.t=0.5 T.T=1.1 t=1.8
u u=0 aa=3.7 u.v=3.9
u/K u=0 aa=2.9
u/O u=0
u/V u=0 u.v=0.1 _=2.1
uy u=0 u.y.oo=0.2
v bh=0 b=1.3 v=2.3
w _=0 v=2.6 y=3.4
w/v v=0 _=0 y=0.3
w/F _=0 y=2.6 v=3.7
w/c _=0 v=3.3
w/n _=0
w/B _=0 v=1.9
w/v<A y=0 v=1
w/v<I _=0 v=2.3 y=3.1
w/vF y=0 v=1.5
w/cF _=0 h=3.9 y=4.1
w/v$ _=0
w/vB v=0 g=3.5
w/cB<I _=0 v=1.1 kh=3
x k.s=0
y y=0 _=2 i=2.6 oo.y.oo=3.1 n=3.6
y/v y=0 _=2.4 n=3.5
y/B y=0 _=2.5 n=3.5
y/O i=0 ii=0.7 oo=1.1 aa.i=1.3 y.ai=1.6
y/C _=0 y=0.1 oo.y.oo=0.3 y.oo=2.2 oo=2.8
y/$ i=0 ii=1.5
y/c y=0 _=0.4
y/v<A y=0 _=4.1
y/v<I y=0 _=0.1 n=1.7 j=3.1
y/C<I _=0 y=1.6
y/vC _=0 y=0.1
y/vB<A y=0
z j=0`,
  gu: `
a a=0 aa=0.3 ee=2.2 aa.M=2.7
a/K a=0 aa=0.8 ee=2.3
a/$ aa=0 aa.M=0.9 a=2.3
a/O a=0 aa=0.4 ee=2.1
a/P aa=0 a=0.5 ee=2.9
a/^ a=0 ee=1.2 aa=2.3
a/C a=0 aa=0.6 ee=3.3
a/V aa=0
a/K<c a=0 aa=0.7 ee=1.7
a/O<c a=0 aa=1.2 ee=2.1
a/K<a a=0 aa=0.9 ee=3.8
a/O<a a=0 aa=0.1 ee=3.1
a/O<i aa=0 a=0.2 ee=1.8
a/O<I aa=0 a=0.1 ee=1.5
a/P<A aa=0 a=0.5 a.v.aa=2.7
a/O<A a=0 aa=0.1 a.v.aa=3.4
a/P<I aa=0 a=0.5 ee=2.3 aa.M=3.1
a/K<A a=0 aa=1.1
a/1O a=0 aa=1.1 ee=2.2
aa aa=0 aa.M=2.1
aa/K aa=0
aa/O aa=0 aa.M=3.7
aa/$ aa=0 aa.M=0.6
aa/^ aa=0
aa/C aa=0
ae ee=0 a.ee=1.6 aa.ee=2.8 aa=3.2 aa.y.ee=3.9
ai aa.ii=0 aa.i=0.5 ai=0.6 ee=1.5 ee.i=2.2
ai/P aa.ii=0 aa.i=0.6 ai=2.1
ai/$ aa.ii=0 aa.i=0.6
ai/K ee=0 ai=0.1 ee.i=0.8 aa.i=1.9 ee.ii=2
ai/O<c ai=0 aa.ii=2 ee=2.2 aa.i=2.3 a.y.a=2.8
ai/1O ai=0 aa.ii=1.9 aa.i=2.1 ee=2.3 a.y.a=2.8
au au=0 oo=1.7 aa.u=2.1 O=3.7
ay a.y.a=0 ee=0.7 aa.y.a=0.9
b b=0
bb b.b=0 b=1.2
bh bh=0
c k=0 s=1.3
c/B k=0
c/n s=0 k=1 n=3.5
c/F s=0 sh=3.7
c/C k=0
c/nF s=0 n=3.8
ch c=0 k=3
chch c=0 c.c=0.4 c.ch=1.6
chh ch=0
ck k=0
d D=0 d=0.4 L=3.6
d/^ d=0 D=0.1
d/B d=0 D=0.1 L=2.9
d/F<I D=0 d=1.8
d/v<A d=0 D=0.3 L=2.2
d/v<I D=0 d=1.2
d/C<I D=0 d=1.5
d/$<I D=0 d=2.5
d/n<I D=0 d=1.7
d/vF<I D=0 d=1.8
dd d.d=0 D.D=1 D=1
ddh d.dh=0
dh dh=0 Dh=2.3 d=2.9
dh/v<i dh=0 d=0.9 d.y=3.2
dh/F<i dh=0 d=0.2
dh/vF<i d=0 dh=0
dhdh dh.dh=0 d.dh=0.7
e ee=0 a=1.4 i=3.3 _=3.3
e/$ ee=0 a=1.7
e/K ee=0 a=0.9
e/O ee=0 a=1.7 i=2.4 ii=3.2
e/P ee=0 a=1.4
e/^ ee=0 i=1.6 ii=2.9 _=3.5
e/C ee=0 a=0.9 _=1.2 ii=3.3
e/K<c ee=0 a=2.3 i=3.2
e/O<a ee=0 a=2
e/O<I ee=0 a=0.6 i=2.7 ii=3.3
e/$<A ee=0 a=4
e/O<c ee=0 i=1.8 ii=2.7
e/K<I ee=0 a=0 _=3.1
e/O<A ee=0 a=2.5
e/K<i ee=0 a=0.3 _=2.6
e/O<i ee=0 a=0.8 _=2.8 i=3.5 ii=3.6
e/1K ee=0 a=1.8 i=3.2
e/1O ee=0 i=2 ii=2.8 a=3.8
ea ii=0 ee=0.7 i.y.a=1.5 i=1.9 i.ee=2.8
ee ii=0 i=1.5 ee=3.9
ee/$ ii=0
ei ee.i=0 ii=0.3 ee=1.1 aa.i=1.3 ee.ii=1.6
eo i.y.oo=0 ii.oo=1 i.oo=1.1 ii.y.oo=1.9 oo=2.2
ew y.u=0 y.uu=0.7
ey ii=0 ee=0.4 ee.y.a=1.7
f ph=0
ff ph=0
g g=0 j=2.5
g/F g=0 j=0.4 _=3.4
g/B g=0
g/C g=0
gg g=0 g.g=0.8
gh gh=0 g=2.9
gn g.n=0 j.ny=0.2 n=0.6
gny j.ny=0
gy g.y=0 j.ny=1
h h=0 gh=3.7 _=3.8 ch=4
h/^ h=0
h/v h=0 n=3.7 H=3.7
h/F h=0 n=3.7 _=4.1
h/C h=0 H=2.3 _=2.8 gh=3.1 ch=3.7
h/c gh=0 h=0.3 ch=0.4 _=0.6
i ii=0 i=0.2 i.y=3.3 aa.i=3.3 _=3.4
i/K i=0 ii=1.1
i/O i=0 ii=0.3 aa.i=2.7 aa.ii=3.3
i/C i=0 ii=0.7
i/P ii=0 i=0.7 aa.i=2.7 aa.ii=3.5
i/V ii=0 i.y=0.4 _=0.6 i=1.1 aa.y=1.9
i/$ ii=0 i=3.6
i/V<I _=0 i.y=0.1 ii=0.8 i=1 ii.y=1.8
i/O<A ii=0 i=0.6
i/O<c i=0 ii=1.2 aa.i=2.4 aa.ii=3.4
i/V<c aa.y=0 i.y=1.6 ii=1.8 i=1.9
i/V<a ii=0 i=1.5 i.y=1.9 _=2.2 ii.y=3.3
i/V<A ii=0 i.y=1.4 ii.y=2.8 i=3.1
i/1K i=0 ii=1.6 aa.i=3.3 aa.ii=3.8
i/1O i=0 ii=1.3 aa.i=2.5 aa.ii=3.5 aa.y.a=3.8
i/1V aa.y=0 i.y=1 i=1.5 ii=1.8
ie ii=0 i.y.a=0.9 i=1 aa.y.a=1.3 aa.i=1.6
ii ii=0 i=1.1
j j=0
jh jh=0 j=1
jj j.j=0
jn n=0
k k=0
kh kh=0
kk k.k=0 k=2.6
ksh k.S=0
l l=0 L=2
l/c l=0
l/^ l=0
l/B<c l=0
l/v<A l=0 L=0.5
l/F<A l=0 L=0.6
l/B<A l=0 L=0.2
l/v<i l=0 L=4
l/vB l=0 L=1.2
l/vF<A l=0 L=0.5
l/vB<A L=0 l=0.1
l/vB<I l=0 L=2.5
lh l.h=0
ll l=0 l.l=0.7
m m=0
m/$ m=0 M=2.6
mm m=0 m.m=1.1 m.y=2.1
n n=0 N=3 M=3.2
n/c n=0 N=3.6
n/F n=0 N=3
n/B n=0 N=3.1
n/^ n=0
n/$ n=0 M=1 N=2.1
n/F<a n=0 N=1.9
n/v<i n=0 M=1.8 N=3.4
n/v<I n=0
n/F<I n=0
n/v<a n=0 N=1.9 M=3.5
n/C<I n=0 m=3.9
n/v<A n=0 M=2.2 N=2.8
n/$<A M=0 n=0.8 N=3.3 M.v=3.7
n/C<i n=0 M=1.6 m=3.3 N=3.6
n/$<a n=0 N=1.6
n/$<I n=0 N=3.1 M=3.4
n/vF<I n=0
n/vF<a n=0 N=1.1
n/vC<I n=0 m=3.9
n/v$<A M=0 n=0.8 N=3.3 M.v=3.7
n/vC<i n=0 M=1.6 m=3.4 N=3.6
n/v$<a n=0 N=1.6
n/v$<i M=0 n=0.2
n/vB<a n=0 N=1.8
n/v$<I n=0 M=3.4
ndr n.d.r=0 n.D.r=2.3
ng n.g=0 n=2.6 n.j=3.2
ng/F n.g=0 n.j=0.9
nn n=0 n.n=1.5
o oo=0 a=2.7
o/K oo=0 a=1.8 O=3.2
o/C oo=0 a=0.6 O=3.4
o/$ oo=0
o/O oo=0 a=3.8
o/K<I oo=0 a=0.8 O=3.6
oa oo=0 oo.aa=3.3 oo.ee=3.6 oo.a=3.9
oi oo.i=0 oo.ii=0.3 O.i=2.9
oo uu=0 u=0.5 oo=1.9 u.M=2.5
ou aa.u=0 a=1.3 oo=1.7 u=2.4 a.aa.u=2.5
ow aa.u=0 oo=1.2
oy oo.y.a=0
p p=0
ph ph=0
pp p=0 p.p=0.3
q k=0
qu k.v=0 k=2.5
r r=0
ree r.ii=0 r.i=1.4
rh r=0 Dh=1.5 h=1.7 r.h=2
ri r.i=0 r.ii=0.3 r.aa.i=2.1 r.aa.ii=2.2 R=2.6
rr r=0 r.r=2.1
ru R=0 r.u=1.1 r.uu=1.5 r.a=2.1 R.t=3.5
ru/^ r.uu=0 r.u=0.2 R=1.4 r.a=1.8
s s=0 jh=3.2
s/^ s=0
s/F s=0 jh=2.1
s/B s=0
s/v s=0 jh=2.3
s/c s=0
s/F<c s=0
s/v<a s=0
s/v<A s=0
s/vF<I s=0 jh=0.8 sh=3.5
sch s.k=0 sh=0.6
sh sh=0 S=2
sh/^ sh=0
sh/B<c sh=0
shn S.N=0 n=0.2 sh.n=2.3
sht S.T=0 sh.t=3.4
shth S.Th=0 th=2.4
ss s=0 s.s=1.7 sh=2.1
st s.T=0 s.t=0.9
st/v<a s.t=0 s.T=1.2
sth s.th=0 th=3.2
t t=0 T=0.1 sh=2.9
t/C T=0 t=0
t/B t=0 T=0.4
t/F T=0 t=0.3 sh=1.9
t/n T=0 t=0.6
t/v<I T=0 t=0.7 sh=2.1
t/C<I T=0 t=1.1
t/v<a t=0 T=1.3
t/F<a t=0 T=1.4
t/F<I T=0 t=1.2 sh=1.4
t/n<I T=0 t=3.1
t/B<I T=0 t=0.7
t/v<A t=0 T=1.2
t/c<I T=0 t=1.4 sh=2.6
t/B<a t=0 T=1.2
t/n<A t=0 T=1.7 r=3.3
t/cC T=0 t=2.1
t/vF<a t=0 T=2
t/vF<I T=0 t=0.9 sh=1.1
t/vB<I T=0 t=0.5
t/vC<A t=0 T=1.7
t/cB<I T=0 t=1 c=2.9 c.y=3.3
t/vC<a t=0 T=1 t.t=3.6
t/nF<I T=0 sh=3.7 t=3.7
t/nB<a t=0 T=1.5
t/nB<A t=0 T=2.1 r=2.5
tch c=0
th th=0 n.th=1.5 Th=2.2
th/B th=0 Th=1.1 t=3.7
th/F th=0 n.th=1.1 Th=3.4
th/c th=0
th/n th=0 Th=2.6 t=4
th/v<A n.th=0 th=0.4 Th=3
th/F<A th=0 n.th=0.1
th/F<I th=0 Th=3.5
th/v<I th=0 Th=1.8
th/F<a th=0
th/vF<A n.th=0 th=0.7 Th=3.8
th/vF<I th=0 Th=3.2
thth th.th=0 Th.Th=0.8
tr t.r=0 T.r=0.2 t=3
tt t.t=0 T.T=0.4 T=0.4
tth th=0 t.th=0.3
u u=0 u.M=1.3 uu=1.6 a=1.9 y.u=2.6
u/^ u=0 a=1.7 y.u=2.5 uu=2.5
u/O u=0 uu=1.7 y.u=2.2 a=3.3 y.uu=3.6
u/K u=0 a=1.2 uu=1.3
u/$ u.M=0 u=2
u/C u=0 a=0.9 uu=1.7 y.a=2.1
u/V u=0 y.u=1.1 uu=1.9 _=2 aa=3.2
u/O<I u=0 y.u=1 uu=1.8 a=2 y.uu=2.9
uu uu=0
v v=0
vv v=0 v.v=3.5
w v=0
x k.s=0 k.S=2.8 k=3.5
y y=0 ii=2 i=3.5 aa.y.a=3.6 y.a=3.6
y/$ ii=0 y=1.3 y.a=3.2
y/c y=0 _=4.2
y/B y=0
y/O ii=0 aa.y.a=0.7 i=0.9 y.a=0.9 aa.i=1.5
y/n y=0 _=2.8
y/v y=0
y/P ii=0 y.a=2 aa.ii=3 aa.i=3.3 aa.y.a=3.3
y/^ y=0
y/F y=0 _=2.6
y/K i=0 aa.i=0.6 y.a=0.9 aa.ii=0.9 aa.y.a=0.9
y/O<c aa.y.a=0 i=0.9 aa.i=1 aa.ii=1.5
y/1O aa.y.a=0 i=0.9 aa.i=1 aa.ii=1.5
z jh=0 j=2.4
zh jh=0`,
  hi: `
a a=0 aa=0.3 ee=3 ai=3.4
a/K a=0 aa=0.8 ai=2.9 ee=3.1
a/O a=0 aa=0.5 ee=2.7 ai=3.6
a/$ aa=0 a=1.8
a/P aa=0 a=0.1 ee=2.8
a/C a=0 aa=0.5 ai=3.7
a/^ a=0 ee=1.7 aa=2
a/V aa=0 _=3.7
a/O<a a=0 aa=0.3 ee=3.4
a/K<a a=0 aa=0.9
a/O<c a=0 aa=1.1 ee=2.8 ai=3
a/O<I a=0 aa=0.1 ee=1.8
a/K<A a=0 aa=0.9
a/O<i aa=0 a=0 ee=2
a/O<A a=0 aa=0.3 ee=3.6
a/C<i aa=0 a=0.1
a/1K a=0 aa=0.8 ai=2.3
a/1O a=0 aa=1 ai=2.8 ee=3.1
aa aa=0
ae ee=0 aa.ee=0.2 ai=1.3 ii=1.6 a=1.6
ai ai=0 aa.ii=1.2 ee=2 aa.i=2.3 a.ii=2.5
ai/K ai=0 ee=1.5 ee.y.a=2.3 aa.i=2.9 aa.ii=3.6
ai/$ aa.ii=0 a.ii=1.5 ai=1.8 aa.y.a=2.5 aa.i=3.3
ai/O<c ai=0 ee=2.8 aa.ii=2.9 aa.i=2.9 aa.y.a=3
ai/1O ai=0 aa.ii=2.9 aa.y.a=3 aa.i=3 ee=3.2
au au=0 O=2.4 aa.u=3.1 aa=3.6
aw aa.v.a=0 a.v=0.3
ay a.y.a=0 aa.y.a=0.6 ee=0.6 a.y=1.4 a=2.7
b b=0
bb b.b=0 b=0.7
bh bh=0
c k=0 s=1.4
c/n s=0 k=0.3 sh=3.2
c/C k=0
c/F s=0 sh=3 k=3.8
c/B k=0 k.y=4.1
c/nF s=0 sh=3.2
ch c=0 k=3.3
ch/B c=0 ch=4
ch/C c=0 k=0.9 ch=3.1
chch c.c=0 c.ch=0.1
chh ch=0 c.ch=2.8
ck k=0
d d=0 D=0.3 Rd=1.9
d/^ d=0 D=0.5
d/v d=0 D=0.3 Rd=1.2
d/n d=0 D=0.1
d/c d=0 D=0.1
d/B d=0 D=0.8 Rd=2
d/$<I D=0 d=1.3 Rd=2.8
d/v<I D=0 d=0.3 Rd=1.3
d/F<I D=0 d=1 Rd=1.8
d/B<c d=0 D=0.8
d/vB d=0 D=0.9 Rd=1.2
d/vF<I D=0 d=1 Rd=1.5
dd d.d=0 D.D=1.4 D=1.6 d=2.9
ddh d.dh=0
dh dh=0 Dh=2.8 Rh=3.2
e ee=0 a=1.4 _=3.3 i=3.3 ii=3.8
e/$ ee=0 a=0.9
e/K ee=0 a=1.2 i=3.6
e/P ee=0 a=3.7 ii=3.8
e/O ee=0 a=2.4 i=2.7 ii=3
e/C ee=0 a=1 _=1.7
e/^ ee=0 i=1.5 _=3 ii=3.2
e/$<A ee=0 a=3.9
e/K<c ee=0 a=2.1 i=3.1 ai=3.8
e/O<a ee=0 a=3.1
e/$<I ee=0 a=0.2
e/O<c ee=0 i=2 ii=2.7 ai=3.8 a=3.9
e/$<i a=0 ee=0.1
e/C<A ee=0 a=2 _=4
e/O<I ee=0 a=1.2 i=2.5 ii=2.5 _=3.4
e/1K ee=0 a=1.9 i=3.4 ai=3.6
e/1O ee=0 i=2.2 ii=2.8 a=3.3 ai=3.9
ea ii=0 ee=0.8 i.y.a=1.1 i=2.8 ee.a=2.8
ee ii=0 i=2.8
ei ee=0 ii=1.7 ee.i=2.3 ee.ii=2.3 i=2.8
eo i.y.oo=0 i.oo=1.6 ee=1.8 ee.oo=1.8 oo=1.8
ew y.uu=0
ey ee=0 ii=0.5 ee.y.a=2.4
f ph=0 f=2.4
ff ph=0 f=2.2
g g=0 j=3
g/B g=0
g/F g=0 j=1.1
gg g=0 g.g=0.3
gh gh=0 g=2.7 G=4
gn g.n=0 n=1.6 g=2.3 g.N=2.5
gy j.ny=0 g.y=1
h h=0 _=3.5
h/v h=0 _=3.4 H=3.8
h/$ h=0 _=1.9 H=2.3 gh=3.9
h/B h=0 gh=4
h/^ h=0
h/c h=0 gh=0.5 _=1.3
h/v$ h=0 _=1.6 H=2
h/vB h=0
i i=0 ii=0.6 i.y=2.7 aa.i=3.3 _=3.4
i/K i=0 ii=2.2
i/O i=0 ii=1.3 aa.i=2.9
i/V i.y=0 _=0.7 i=1.7 aa.y=2.5 ii=3.3
i/$ ii=0 i=2.3
i/^ i=0 ii=3.1 aa.ii=3.2 aa.i=3.4 aa.ii.ee=4
i/C i=0 ii=1.3
i/O<c i=0 ii=2.5 aa.i=3.1 aa.ii=4.1
i/V<I i.y=0 _=0.2 i=1.5
i/V<c i.y=0 aa.y=0 i=1.8 _=2.5 ii=2.5
i/1K i=0 ii=3.2 aa.i=4.1
i/1O i=0 ii=2.5 aa.i=3.3
i/1V i.y=0 aa.y=0.2 i=1.5 _=2.6 ii=2.6
ie ii=0 i.ee=1.1 i.y.a=1.2 i=1.7 aa.i=1.8
ii ii=0
j j=0
jh jh=0
jj j.j=0
jn j=0
k k=0
kh kh=0
kk k.k=0 k=2.2
kkh k.kh=0
ksh k.S=0
l l=0
lh l.h=0 l=0.1
ll l=0 l.l=0.4
ll/v<a l.l=0 l=1.6
m m=0
mm m.m=0 m=0.2 m.y=2.7
n n=0 M=1.7 N=2.6
n/v n=0 M=1.5 N=2.6 M2=3.8
n/C n=0 M=2.1 N=3.7
n/F n=0 N=2.3
n/$ n=0 M=0.2 N=2.1 M2=2.6
n/B n=0 N=2.3
n/c n=0 N=1.6
n/^ n=0
n/v<i n=0 M=2.8 N=2.8
n/v<a n=0 N=2 M=3.3
n/C<a n=0 M=2.6 N=3.2
n/v<A n=0 M=1.8 M2=2.7 N=3
n/C<A n=0 M=1.5 M2=2.9
n/F<a n=0 N=1.2
n/$<a n=0 N=1.6
n/v<I n=0 M=0.4
n/B<c n=0
n/$<I M=0 n=1.1 M2=3.7
n/F<c n=0
n/$<A n=0 M=0.6 M2=1.1 M.v=2.5 N=3.2
n/$<i n=0 N=3.4
n/vC n=0 M=2 N=3.7
n/vF n=0 N=2
n/v$ n=0 M=0.1 N=2.2 M2=2.6
n/vB n=0 N=2.2
n/vC<a n=0 M=2.6 N=3.2
n/vC<A n=0 M=1.5 M2=2.9
n/v$<a n=0 N=1.6
n/v$<I M=0 n=1.1 M2=3.7
n/v$<A n=0 M=0.6 M2=1.1 M.v=2.5 N=3.2
n/v$<i n=0 N=3.3
ndr n.d.r=0 n.D.r=2.4
ng n.g=0 n=3 M2.g=3.1 M=3.1 n.j=3.3
ng/C n.g=0 M=1.6 n=1.7
ng/F n.g=0 n.j=1.5 M2.g=2 n.j.ny=3.5
ng/$ n.g=0
nn n.n=0 n=0.7 N=2.6
o oo=0 a=2.2 O=2.5 aa=3.9
o/O oo=0 a=3.3 O=3.4
o/$ oo=0 oo.M=2.8 v.a=3.9
o/C oo=0 a=1.5 O=2.7
o/K oo=0 O=1.3 a=1.7 aa=2.7
o/C<I oo=0 a=0.2 O=1.7 aa=3.2
o/C<A oo=0 _=2.6 O=3.8
oa oo=0 oo.aa=0.4 oo.ee=1.1 oo.a=2.1
oi oo.i=0 oo.ii=0.5 aa.i=1.6 O.y.a=1.7 O.i=1.7
oo uu=0 u=2.2
ou au=0 aa.u=0.2 oo=0.4 uu=1 a=1
ow aa.u=0 oo.v=0.8
oy oo.y.a=0 O.y.a=0.4
p p=0
ph ph=0 f=3.3
pp p.p=0 p=0.2
q k=0 q=0.5
qu k.v=0 k=0.4
r r=0
ree r.ii=0
rh r=0 Rh=0.4 r.h=2.5
ri R=0 r.i=0.1 r.ii=0.6 r.aa.i=2.3
ri/^ r.i=0 R=1.9 r.aa.i=3
rr r=0 r.r=0.7
ru r.u=0 r.uu=0.6 r.a=0.9 R=3
s s=0 j=3.5 sh=3.9
s/^ s=0 sh=3.4
s/B s=0
s/v s=0 j=2.7 z=3.7
s/F s=0 j=2.6 z=3.7 sh=3.9
s/$ s=0 j=2.8 M=3.5 z=3.7
s/C s=0 sh=2.5 j=4
s/v<a s=0
s/v<A s=0
s/v<I s=0 j=2 z=2.8 M=3.2 sh=3.3
s/F<i s=0 j=0.9 z=2.1
s/^B s=0
s/vB s=0 j=3.7
s/vF s=0 j=1.8 z=2.8 sh=3.5
s/v$ s=0 j=2.4 M=3 z=3.3
s/^C s=0 sh=1.5
sch sh=0 s.k=0.6 c=1 s=1.2
sh sh=0 S=1.8
sh/^ sh=0 S=4.1
sh/vB<I sh=0 S=0.3
shn S.N=0 sh.n=1.4
sht S.T=0 sh.t=2
shth S.Th=0
ss s=0 s.s=1.9 sh=2.2
st s.T=0 s.t=0.6
st/v<a s.t=0 s.T=1.4
sth s.th=0
t t=0 T=0.5 sh=3
t/$ t=0 T=0.6
t/B t=0 T=0.8 c=3.7
t/F t=0 T=0.2 sh=1.8
t/v<I T=0 t=0.3 sh=1.6
t/$<I T=0 t=0.6
t/v<a t=0 T=1.5
t/B<a t=0 T=1.6 c=3.6
t/F<I T=0 t=0.8 sh=1
t/B<I T=0 t=0.3 c=2.8
t/v<A t=0 T=1.2
t/n<I T=0 t=2.1 sh=3.7
t/F<A t=0 T=0.9
t/C<I T=0 t=0.7
t/F<a t=0 T=1.7 sh=3.7
t/c<I T=0 t=0.9 sh=2.7 c=3.2
t/vF<I T=0 t=0.6 sh=0.7
t/vB<I T=0 t=0.2 c=3.2
t/n$<I T=0
t/vF<a t=0 T=2.4
tch c=0
th th=0 Th=0.8 t=2.5
th/F<A Th=0 th=1.1
th/vF<A Th=0 th=1.7
tr t.r=0 T.r=0.7 t=3 r=3.1
tt t.t=0 T.T=0.8 T=1.1 t=3.4
tth t.th=0 T.Th=0.8
u u=0 uu=1.5 a=2.2 y.uu=3.4
u/O u=0 uu=1.7 y.uu=3 a=3.2
u/K u=0 a=1.6 uu=1.9
u/C u=0 uu=1.1 a=1.1 y.a=2.6
u/^ u=0 a=2.4 y.uu=3.1 uu=4
u/$ uu=0 u=0.3
u/V u=0 uu=1.5 _=2.4 y.uu=2.5
uu uu=0
v v=0
vv v=0 v.v=0.8
w v=0
x k.s=0 k=3.7 k.S=4
y y=0 ii=2.3 _=3.1 aa.i=3.6 i=3.9
y/c y=0 _=3.7
y/B y=0
y/^ y=0
y/F y=0 _=1
y/$ ii=0 y=2.3 y.a=3.2
y/v y=0 _=2.7
y/O aa.i=0 i=0.6 ii=0.8 aa.y.a=1.1 y.a=2
y/K i=0 aa.i=0 aa.ii=1.1 ii=1.3 aa.y.a=1.5
y/v<A y=0 _=1.5
y/vB y=0
y/vF y=0 _=0.6
z j=0 z=0.2
zh jh=0 j.h=0.3`,
  kn: `
a a=0 aa=2
a/K a=0 aa=2.5
a/O a=0 aa=1.8
a/$ a=0 aa=2.7
a/C a=0 aa=0.6 E=2.8 y.a=3
a/K<a a=0 aa=3.3
a/K<c a=0 aa=1.9 E=3.3
a/O<a a=0 aa=1.7
a/O<c a=0 aa=1.4 E=3.8
a/O<A a=0 aa=2.9
a/1K a=0 aa=1.8 E=3.1
a/1O a=0 aa=1.3 E=3.6
aa aa=0 E=3.6
ai ai=0 ee=2.9 a.y=3.1 aa.y.i=3.6
au au=0 aa=1.4
ay a.y=0 aa.y=0.6 ee=1.6 a=2.6
b b=0
bb b.b=0
bh bh=0
c k=0 s=1.5 c=3.8
c/F s=0 S=3 c=3.2
c/B k=0 k.y=4.1
cch c.c=0
ch c=0 k=3.9
chch c.c=0 c.ch=1.7
chh c.ch=0
ck k=0 k.k=2.7
d d=0 D=1
d/B d=0 D=1.4
d/$ D=0 d=1.2
d/F d=0 D=0.6
d/v<I D=0 d=0.1
d/B<I d=0 D=0.2
d/C<I D=0 d=1.1
d/F<A D=0 d=0.5
d/vF<i d=0 D=1.2
d/vB<I d=0 D=0.1
d/vF<A D=0 d=0.4
dd d.d=0 D.D=2.9
ddh d.dh=0 g=4
dh dh=0 Dh=3.1
e e=0 ee=1.2 _=3.7 a=3.8
e/O e=0 ee=0.7
e/P e=0 ee=0.3
e/$ e=0 ee=1.7 _=3.4
e/K e=0 a=2.6 ee=2.7
e/C e=0 a=0.4 _=1.2 ee=1.8
e/O<c e=0 ee=0.3 i=3.3
e/O<a e=0 ee=0.6
e/$<a e=0 ee=1.4
e/$<I e=0 _=0.9
e/O<I e=0 ee=1 _=2 a=3.1
e/$<A e=0
e/1O e=0 ee=0.2 i=3.2
ea ii=0 e=1 i.y.aa=1.6 ee=1.8 i.y.a=2.1
ee ii=0 ee=3.1
ei ii=0 e.i=1 i=1
eo i.y.oo=0 i.y.o=0.2 i.y.aa=1.4
ey i=0 e.y=0 e=0.3
f ph=0
ff ph=0
g g=0
g/B g=0
g/F g=0 j=4.1
gg g.g=0 g=3.2
gh gh=0
gn j.ny=0 g.n=0.9
gy g.y=0
h h=0 _=4.1
i i=0 ii=3.7
i/K i=0
i/O i=0 ii=3.4
i/$ i=0
i/P i=0
i/V i.y=0 _=1.2 i=1.6 a.y=2.9
i/O<i i=0
i/O<c i=0 ii=2
i/1O i=0 ii=2
ie ii=0 i.y.a=0.3 i=0.7 i.y.e=1.3
ii ii=0
j j=0
jh jh=0
jj j.j=0
jn j.ny=0
k k=0
kh kh=0
kk k.k=0
ksh k.S=0
l l=0 L=0.1
l/^ l=0
l/C l=0 L=2.8
l/$ l=0 L=2.6
l/c l=0 L=4.1
l/B<c l=0
l/v<a L=0 l=0.2
l/B<a L=0 l=0.5
l/F<i L=0 l=0.6
l/v<I l=0 L=0.8
l/F<c l=0
l/vB L=0 l=0.3
l/vF<i L=0 l=0.8
l/vB<A l=0 L=1
l/vB<I l=0 L=0.8
ll l.l=0 L.L=1.7
ll/F l.l=0 L.L=2.5
ll/B l.l=0 L.L=1.2
ll/v<a l.l=0 L.L=3
ll/B<a l.l=0 L.L=2.9
ll/v<i l.l=0 L.L=0.8 l=3.6
ll/F<i l.l=0 L.L=0.7 l=2
ll/vB<a l.l=0 L.L=2.9
ll/vF<i l.l=0 L.L=0.7 l=2
m m=0 M=2.6
m/^ m=0
m/B m=0
m/v m=0 M=2
m/F m=0
m/C m=0 M=1.4
m/$ M=0 m=1.1
m/vB m=0
m/v$ M=0 m=1.2
mm m.m=0 m=2.8
n n=0 N=2.4
n/C n=0
n/F n=0 N=1.8
n/B n=0 N=1.8
n/^ n=0
n/c n=0 N=1.3
n/v<i n=0 N=3.2
n/F<c n=0
n/B<c n=0
ndr n.d.r=0 n.D.r=1.8
ng n.g=0 n=3.2 n.j=4
nn n.n=0 N.N=2.5
o o=0 oo=0.5 aa=3 a=3.1
o/O oo=0 o=0.1
o/K o=0 oo=2 aa=2.9 a=3.7
o/$ oo=0 o=0.8
o/C a=0 oo=0.4 aa=0.9 o=0.9 _=3.2
o/K<c o=0 oo=1.5 aa=1.6 a=3
o/K<i o=0 oo=2.6
o/1K o=0 oo=1.2 aa=1.5 a=2.8
oa oo=0
oi oo.y.i=0 o.y.i=0.2 aa.y=0.6 aa.y.i=0.8
oo uu=0 oo=2.9
oo/$ uu=0
ou au=0 a=3.5 oo=3.8 uu=4.1
oy o.y=0 oo.y=1.2 aa.y=1.5
p p=0
ph ph=0
pp p.p=0 p=3.7
qu k.v=0
r r=0
ree r.ii=0
rh r.h=0 r=1.6
ri r.i=0 r.ii=0.6 R=1.6 r.ai=3.6
rr r=0 r.r=0.3
ru R=0 r.u=1.5 r.uu=1.9 r.a=3.4
s s=0
s/^ s=0 sh=3.8
s/C s=0 sh=2.7
sch s.c=0
sh sh=0 S=1.1
sh/^ sh=0 S=3.8
sh/B<c sh=0 S=3.8
sh/v<a sh=0 S=4
sh/v<i sh=0 S=0
shn S.N=0 sh.n=0.4
sht S.T=0 S.Th=2.8
shth S.Th=0
ss s.s=0 s=1 S=3.1
st s.t=0 s.T=0.2
st/v<a s.t=0 s.T=2.6
sth s.th=0 s.t=3.4
t t=0 T=1.3
t/$ T=0 t=0.8
t/^ t=0 T=2.2
t/v<A t=0 T=0.4
t/v<I t=0 T=0.3 sh=3.1 S=3.1
t/n<i t=0 T=0.3
t/n<a t=0 T=3
t/F<a t=0 T=2.4
t/B<c t=0 T=2.5
t/F<I t=0 T=0.2 sh=2.3 S=2.4
t/vB<A t=0 T=0.1
t/nB<a t=0 T=3.3
t/nF<a t=0 T=2.9
t/vF<I t=0 T=0.1 sh=2.1 S=2.2
tch c=0 c.c=0.7
th th=0 t=1.1 Th=2
tr t.r=0 T.r=1.3 t=2.7
tt t.t=0 T.T=1.1
tt/v<a T.T=0 t.t=0.1
tt/B<a T.T=0 t.t=0
tt/F<a T.T=0 t.t=0.4
tt/vB<a T.T=0 t.t=0
tt/vF<a T.T=0 t.t=0.4
tth t.th=0 t.t=0
u u=0 uu=3.2
u/$ u=0 uu=2.9
u/K u=0 a=3.4
u/C u=0 a=0.3 y.a=1.2 uu=1.6
u/O<c u=0 uu=2.5 y.uu=3.9
u/K<c u=0 a=2.6 uu=3.6
u/O<i u=0 uu=3.8
u/1K u=0 a=2.4 uu=3.3
uu uu=0
v v=0
vv v.v=0
w v=0
x k.s=0
y y=0 _=2.8 i=3.6
y/c y=0 _=1.1
y/B y=0 _=2.6
y/v y=0
y/F y=0
y/$ i=0 i.y.a=3.5
y/n y=0 _=0.7
y/B<i y=0 _=3.6
y/B<c y=0 _=0.8
yy y.y=0 y=1.1
z j=0`,
  kon: `
a a=0 aa=0.6
a/O a=0 aa=0.9
a/^ a=0 aa=2
a/C a=0 aa=1.2
a/P a=0 aa=0.4 aa.M=3.1
a/$ aa=0 a=2.8
a/K<c a=0 aa=0.8 E=3.3
a/O<A a=0 aa=0.8
a/O<a a=0 aa=0.8
a/O<c a=0 aa=1 E=3.7
a/K<a a=0 aa=0.8
a/1K a=0 aa=0.7 E=3.2
a/1O a=0 aa=0.9 E=3.5
aa aa=0 aa.M=3.8
aa/P aa=0 aa.M=2.2
aa/O<c aa=0
ae a=0
ai ai=0 aa.y.a=1.3 a.y.a=2.2 aa.ii=2.4 ee=3
au au=0 O=2.3 aa.uu=2.5 aa.u=3.1
ay a.y.a=0 aa.y.a=0.5 ee=2 a.y=2.3
b b=0
bb b.b=0
bh bh=0
c k=0 s=1.6
c/B k=0
c/F s=0 sh=3.1
cch c.ch=0 c.c=0.3
ch c=0
chch c.c=0 c.ch=0.4
chh ch=0
ck k=0
d d=0 D=0.1 j=3.5
d/v D=0 d=0.2 j=3.3
d/B d=0 D=0.4
d/^ d=0 D=1.4 j=3.5
d/C d=0 D=0 j=1.4
d/F D=0 d=0.2
d/B<c d=0 D=1.7
d/v<a D=0 d=0.7 j=3.3
d/v<A d=0 D=0.5
d/F<c d=0 D=1.2
d/vB d=0 D=0.1
d/vC D=0 d=0.1 j=1.4
d/vF D=0 d=0.6
dd d.d=0 D=3 D.D=3.1
ddh d.dh=0 dh.d=2.3
dh dh=0 d.dh=3.9 Dh=4 d=4.1
dh/B<i dh=0 d.dh=1.4 dh.d=1.8
dh/v<i dh=0 d.dh=1.5 dh.d=1.6 d=1.7 Dh=3.6
dh/v<a dh=0
dh/vB dh=0 d.dh=2.9 dh.d=3.4 Dh=3.7
dh/vF<i dh=0 d=0.8 d.dh=2.6 Dh=2.6
e ee=0 a=3.2
e/C ee=0 a=3.4 _=3.7
e/O ee=0 a=3.5 i=3.7
e/$ ee=0 a=4.1
e/K ee=0 a=2
e/^ ee=0 i=1.5 _=3
e/O<c ee=0 i=2.7
e/$<A ee=0 ee.M=3.8
e/O<I ee=0 a=2
e/K<c ee=0 a=3.2 i=3.6 E=3.8
e/K<I ee=0 a=0.8 _=3.7
e/1K ee=0 a=3.1 E=3.7
ea y.aa=0 ee=0.7 ee.a=2.7 a=3.4 ee.M=3.6
ee ii=0 i=3.7
eo y.oo=0 i.oo=0.2
ey ee=0 ee.y.a=0.8 ee.M=1 ii=2.2
f ph=0
ff ph=0 ph.ph=1.2
g g=0 j=3.7
g/B g=0
g/F g=0 j=1.8
gg g.g=0 g=0.6
gh gh=0
gn g.n=0 g.N=1.9
gy g.y=0 j.ny=1
h h=0 H=3.8
h/B h=0 gh=3.9
h/F h=0
h/$ h=0 H=0.3 _=2
h/c h=0 gh=1.3 _=2.5
h/C h=0 H=1.3 _=1.9 M2=3 gh=3.5
i ii=0 i=0.2
i/K i=0 ii=1
i/O i=0 ii=0.7
i/$ ii=0
i/C ii=0 i=1.7
i/P ii=0 i=0.6 ii.M=3.2
i/^ i=0 ii=2.8 aa.y.a=4
i/V _=0 i.y=0.6 i=1 ii=2.3 aa.y=2.5
i/K<c i=0 ii=2.6
i/O<a i=0 ii=0.3
i/O<A i=0 ii=0.1
i/O<c i=0 ii=3.2
i/1K i=0 ii=2.4
i/1O i=0 ii=2.8
ie ii=0 i.ee=1.7 aa.y.a=1.9 i=2.4
j j=0
jh jh=0
jj j.j=0
k k=0
kh kh=0
kk k.k=0 k=3.1
ksh k.S=0 k.sh=3.6
l l=0 L=1.7
l/c l=0
l/^ l=0
l/v<i l=0 L=0.7
l/F<i l=0 L=0.3
l/B<c l=0
l/$<I l=0 L=4.1
l/vB<a l=0 L=1
l/vF<i L=0 l=0
l/v$<I l=0 L=4.1
lh l.h=0 l=2.3
ll l.l=0 L=0.2 l=1.4 L.L=3.1
m m=0 M=2.4
m/v m=0 M=1.9
m/$ M=0 m=1.8
m/B m=0
m/F m=0
m/^ m=0
m/c m=0
m/v<I m=0 M=0.6
m/v<a m=0 M=3
m/v<i m=0
m/v$ M=0 m=2
m/vB m=0
m/vF m=0
m/vC m=0 M=3.7
mm m=0 m.m=0.5 m.y=2
n n=0 N=1.6 M=2.3
n/v n=0 N=1.6 M=2.2 m=3.9
n/C n=0 M=1.6 m=3.1 N=3.8
n/c n=0 N=0.1 ny=1.1
n/B n=0 N=1
n/$ n=0 N=2.4 M=2.7
n/^ n=0
n/F n=0 N=0.7 ny=3.1
n/v<i n=0 N=1.8 M=3.3
n/v<A n=0 M=1.7 N=2.2 m=3
n/C<A n=0 M=1.2 m=2.5
n/B<a n=0 N=0.3
n/v<I n=0 M=2.6 N=2.9
n/$<I n=0 M=2.8
n/v<a n=0 N=0.8 M=2.6
n/$<a n=0 N=0.6 M=2.3
n/F<c n=0 ny=2.9
n/C<a n=0 M=2.2 N=3.2
n/F<a N=0 n=0.5 ny=2.7 M=3.4
n/F<I n=0 N=1.6 M=3.9
n/B<c n=0
n/vC n=0 M=1.6 m=3.1 N=3.8
n/cB N=0 n=0.1
n/v$ n=0 N=2.5 M=2.7
n/vB n=0 N=0.9
n/vF n=0 N=0.4
n/vC<A n=0 M=1.2 m=2.5
n/v$<I n=0 M=2.8
n/vB<a n=0 N=0.3
n/v$<a n=0 N=0.6 M=2.3
n/vC<a n=0 M=2.2 N=3.3
n/vB<A n=0 N=1.8
n/vF<a N=0 n=0.6 M=3.4
n/vF<I n=0 N=1.6 M=3.8
ndr n.d.r=0 n.D.r=3.5
ng n.g=0 n=2.9 M2.g=4
ng/C<a n.g=0 n=0.4
ng/vC<a n.g=0 n=0.4
nn N=0 n=0.6 n.n=0.8
o oo=0 a=2.4 O=2.4
o/K oo=0 O=1.3 a=1.4 aa=3.7
o/C oo=0 a=0.9 O=2.4
o/O oo=0 O=2.9 a=3.4
o/$ oo=0 v.a=4
oa oo=0 oo.a=1.6
oi oo.y.a=0 O.i=1 a.y.a=1
oo uu=0 u=1.9
ou aa.u=0 au=0 a=0.4 oo=0.4 aa.uu=1.4
oy oo.y.a=0 O.y.a=2.1
p p=0
ph ph=0 p=2.9
pp p.p=0 p=0.8
qu k.v=0
r r=0
r/B r=0
r/F r=0 r2=2.7
r/v<A r=0 r2=3.5
ree r.ii=0 r.i=2.3
rh r=0 r2.h=1.7 r.h=2.4 D=2.4
ri r.i=0 r.ii=0.4
rr r.r=0 r=0.6
ru R=0 r.u=1.5 r.uu=2.2 r.a=3.6
ru/^ r.u=0 r.uu=1.1 R=1.1
s s=0
sch c=0 s=0.3 s.k=2.3
sh sh=0 S=2
sh/^ sh=0
sh/F<c sh=0
sh/v<i sh=0 S=0.3
sh/B<i S=0 sh=0.2
sh/B<c sh=0
sh/vB sh=0 S=1
sh/vB<i S=0 sh=0.3
shn S.N=0 sh.n=1.3
sht S.T=0 sh.T=1.2 S.Th=3.2 sh.Th=3.7
shth S.Th=0 sh.Th=2
ss s=0 s.s=1.3 sh=1.5
st s.t=0 s.T=0.7
sth s.th=0
t t=0 T=1.4
t/B t=0 T=1.2
t/F t=0 T=1.1 sh=3.1
t/$ t=0 T=2.6
t/v<A t=0 T=2
t/v<I t=0 T=0.8 sh=2.8
t/F<I t=0 T=0.2 sh=1.4
t/F<a t=0 T=1.9
t/c<I T=0 t=0.2 sh=2.7
t/n<A t=0 T=3.6
t/B<I t=0 T=0.4
t/vF<I t=0 T=0.3 sh=1.4
t/vF<a t=0 T=1.8
t/nB<A t=0 T=3.6
tch c=0 t=0.8 T=0.9 t.c=2.3
th Th=0 th=0.2
th/v Th=0 th=0.9
th/F Th=0 th=1.1
th/c th=0
th/v<a th=0 Th=0.8
th/B<a th=0 Th=1.5
th/vF<A Th=0 th=3.1
tr t.r=0 T.r=1.8 t=3
tr/^ T.r=0 t.r=0.3 t=2.1
tt t.t=0 T.T=1 T=1.3
tth Th.Th=0 t.th=0
u u=0 uu=0.9 a=3.5
u/O u=0 uu=1.7
u/C uu=0 u=1.4 a=3.6
u/K u=0 uu=1.5 a=2.9
u/^ u=0 a=3.7 y.u=3.8
u/$ uu=0 u=0.7
u/O<c u=0 uu=3.1 y.u=3.9
u/K<c u=0 uu=2.4 a=2.9
u/1O u=0 uu=2.8
uy uu.y.a=0
v v=0
vv v.v=0 v=0.5
w v=0
x sh=0 k.s=0.4 k.S=2.6
y y=0
y/v y=0
y/B y=0
y/c y=0
y/n y=0 _=2.2
y/$ y=0 ii=1 y.a=2.3
y/O ii=0 aa.y.a=0.9 i=1.6
yy y.y=0
z jh=0 j=0.8
zh jh=0`,
  mai: `
a a=0 aa=0.8
a/P a=0 aa=0.2
a/K a=0 aa=1.2
a/C a=0 aa=1.5
a/$ aa=0 a=0.8 a.M2=3.8
a/^ a=0 ee=2.9 aa=3.4
a/V aa=0 a=1.5 _=1.6
a/O<i aa=0 a=0.1
a/O<a a=0 aa=0.4
a/O<I a=0 aa=0.3
a/O<c a=0 aa=1.4
a/C<i a=0 aa=0.8
a/1O a=0 aa=1.2
aa aa=0
ae ee=0 aa.ee=1.6 a.ee=1.9 ai=2.5 aa=3.1
ae/C aa.ee=0 ee=0.8 a.ee=1.6 ai=1.9
ai ai=0 aa.i=2.2 ee=2.8 aa.ii=2.9
au au=0 aa.u=2.9 a.M2=3.1 a=3.6 oo=3.7
aw aa.v.a=0 a.v.a=0 a.v=1.4
ay a.y.a=0 aa.y.a=1.6 ee=1.9 ai=3.2 a.y=3.8
b b=0
bb b.b=0
bh bh=0
c k=0 s=1.3 k.y=2.5
c/F s=0 k=3.1 sh=3.1
ch c=0 ch=2.8
chch c.c=0 c=0.4
chh ch=0 c.ch=3.8 c=3.9
ck k=0
d d=0 D=1.3 Rd=3.2
d/^ d=0 D=1.6
d/n d=0 D=0.6
d/v<a d=0 Rd=1.9 D=2.1
d/n<A D=0 d=1.4
dd d.d=0 D.D=1.7
ddh d.dh=0 Dh=3.5
dh dh=0 Rh=2.5 Dh=2.6 d.dh=3.4 Rd=3.4
dh/^ dh=0 Dh=2.2 gh=3.9
dh/v<a dh=0 Rh=1.2 Dh=1.6 Rd=2.3 d.dh=3.4
dh/vB<a dh=0 Rh=0.7 Dh=1.8 Rd=2
e ee=0 a=3.1
e/O ee=0 i=3.4 a=3.5
e/$ ee=0 a=3.3 ee.M=4
e/K ee=0 a=2.4 i=4.1
e/^ ee=0 i=1.6 _=3.5
e/O<c ee=0 i=2.9
ea ee=0 a=1.6 ii=3 i.y.a=3
ee ii=0 i=2.5
ei ee=0 ai=0.4
eo i.y.oo=0
ey ee=0 ee.y.a=2.5
f ph=0
g g=0 j=4.1
g/F g=0 j=2.1
gg g.g=0
gh gh=0
gn g.n=0 n=1 g=1.4
gy j.ny=0 g.y=1.2
h h=0 H=2.1
h/v h=0 H=1.8
h/B h=0
h/F h=0
h/$ H=0 h=0.4
h/^ h=0
h/c gh=0 h=0.1 ch=0.7 _=0.8 d=2.8
h/vB h=0
h/vF h=0
h/v$ H=0 h=0.6
i i=0 ii=1.4
i/O i=0 ii=2
i/$ ii=0 i=0.1
i/V i=0 _=0.8 i.y=0.9 ii=3.4 aa.y=3.4
i/K i=0 ii=2.3
i/O<A i=0 ii=1.1
i/O<c i=0 ii=3.2
i/$<a i=0 ii=0.6
i/1O i=0 ii=3.1
ie i.ee=0 ii=0.1 i=1.1 i.y.a=2.5 aa.y.a=2.5
j j=0
jh jh=0
jj j.j=0
jn j=0 n=0.5 j.ny=0.7
k k=0
kh kh=0
kk k.k=0 k=1.9
kkh k.kh=0
ksh k.S=0 k.sh=4
l l=0
lh l=0 l.h=0.2
ll l.l=0 l=2.1
m m=0
m/B m=0
m/$ m=0 M=2.4 M2=2.4
m/v<a m=0 M=3.6 M2=3.8
mm m.m=0 m=1.4
n n=0 M2=1.9 M=2.4 N=2.5
n/F n=0 N=2.5
n/C n=0 M=2.6 M2=2.7 N=3
n/$ M2=0 n=0.1 M=0.7 N=1.8
n/B n=0 N=2.4 ng=4.1
n/^ n=0
n/c n=0 N=1.7
n/v<i n=0 M2=2.5 N=2.6 M=3.1 ng=3.6
n/v<I n=0 M=0.9 M2=1.1 N=3.3
n/v<a n=0 M2=1.6 N=2.2 M=2.8
n/C<a n=0 M=2.5 N=2.7 M2=3.6
n/$<a M2=0 n=0.3 N=1.7 M=2.7
n/C<A n=0 M2=1.5 M=3.1 N=3.8
n/F<c n=0
n/$<I M=0 M2=0.1 n=0.9 N=2.4
n/$<i n=0 M2=0.9 M=1.7 N=2.9 ng=3.5
n/$<A n=0 M2=1.1 M=2.1 N=2.6
n/B<c n=0
n/v$<a M2=0 n=0.3 N=1.7 M=2.7
n/vC<A n=0 M2=1.5 M=3.1 N=3.8
n/v$<I M=0 M2=0.1 n=1
n/v$<A n=0 M2=1.1 M=2 N=2.6
ndr n.d.r=0
ng n.g=0 n=2.4 ng=2.5 M2.g=2.7 M=3.2
ng/C n.g=0 n=1.1 M=2 ng=2.2 M2=3
ng/v<a n.g=0 n=2.2 M2.g=2.7
nn n.n=0 n=1.9
o oo=0 a=2.9
o/$ oo=0
o/C<I oo=0 a=0.5
o/O<c oo=0
o/1O oo=0
oa oo=0
oi oo.i=0 oo.ii=1.8
oo uu=0 u=1.6
ou au=0 oo=1.3 aa.u=1.8 u=3
oy oo.y.a=0
p p=0
ph ph=0 p=2.2
pp p.p=0 p=1.5
q k=0
qu k.v=0 k=0.7
r r=0
r/v<I r=0 Rd=3.2
r/vB r=0 Rd=3.9
ree r.ii=0 R=2.8 r.i=3
rh r=0 Rh=2.6 r.h=2.8 Dh=3.1
ri R=0 r.i=0.9 r.ii=1.7
ri/^ r.i=0 R=1.4
rr r.r=0 r=1.1
ru r.u=0 r.uu=1 R=3
s s=0
s/B s=0
s/v<I s=0 sh=3 j=4
sch sh.c=0 s.c=1.6
sh sh=0 S=1.4 s=3.6
sh/^ sh=0 s=3.4
sh/v<a sh=0 s=3.7
sh/B<c sh=0 s=3 S=3.7
shn S.N=0 n=2.3 sh.n=2.4
sht S.T=0 sh.t=3.2 t=3.7 s.t=3.7
shth S.Th=0
ss s.s=0 s=0
st s.t=0 s.T=0.6 S.T=3.6
sth s.th=0 S.Th=3.7
t t=0 T=1.2
t/n<I T=0 t=1.4
t/F<I t=0 T=0.8 sh=2.5 s=3.6
t/F<a t=0 T=2.3
t/vF<I t=0 T=0.9 sh=2.4 s=3.7
t/vF<a t=0 T=2.3
tch c=0
th th=0 Th=0.8
tr t.r=0 T.r=2.1 t=2.2 r=3.4
tt t.t=0 T.T=1.2 t=3.8
tth T.Th=0 t.th=0.1
u u=0 uu=2.9 a=3.4
u/O u=0 uu=2.9
u/C u=0 a=1.9 uu=3.1 a.h.u=3.7
v v=0 bh=4
vv v=0 v.v=0.8
w v=0
x k.s=0 k.S=1.4
y y=0 _=3.4 ii=3.9
y/v y=0 _=2.9
y/B y=0
y/c y=0
y/F y=0 _=0.9
y/$ y=0 ii=0 i=1.2 y.a=1.9 _=1.9
y/O i=0 ii=0 y.a=1.3 aa.i=1.4
y/vB y=0
y/vF y=0 _=0.6
yy y.y=0
z j=0`,
  ml: `
a a=0 aa=3
a/$ a=0
a/P a=0 aa=1.8
aa aa=0
ai ai=0 e.y=3.3 e.y.i=3.4 e.y.a=3.7 a.y=3.8
au au=0 oo=2.5
ay a.y=0
b b=0 p=1
b/^ b=0
b/n p=0 b=1.3
b/C b=0 p=3.8
b/v b=0
b/B<c b=0
b/B<i p=0 b=0.3
bb b.b=0
bh bh=0
c k=0 k.k=1.3 s=1.7 k.y=2.8
c/C k=0
ch c.c=0 c=0.1
ch/v c.c=0 c=1.4
ch/^ c=0
ch/F c=0 c.c=0.5
ch/n c=0
ch/v<i c.c=0 c=2.3
ch/B<i c.c=0 c=2.6
ch/F<c c=0
ch/B<c c=0
ch/F<i c.c=0 c=0.8
ch/B<A c=0 c.c=1.7
ch/v<A c=0 c.c=0.9
ch/v<I c=0 c.c=0.5
ch/vB<i c.c=0 c=3
ch/vB<A c=0 c.c=1.6
chh ch=0 c.ch=0.5
ck k.k=0 k=1.6
d T=0 d=1.3 D=2.3
d/B T=0 d=1.5 D=2.7
d/n T=0 d=2.2 D=2.6
d/^ d=0 D=1 dh=3.5
d/c d=0 D=0.1 T=3.1
d/C d=0 D=0.7 T=3.6
d/v<i T=0 d=2.3 D=3.1
d/F<i T=0 d=2.3 D=3.1 t.y=4
d/v<a T=0 d=1.1 D=2.8 Th=3
d/n<i T=0 d=2.9 t.y=3.9
d/B<i T=0 d=2.8 D=3.9
d/n<a T=0 d=0.8 D=1
d/F<a T=0 d=0.5 D=1.9 Th=2.4
d/v<A T=0 d=0 D=2.6 dh=3.4
d/B<A T=0 d=0.4 D=2
d/F<A d=0 T=0.2 D=1.8 dh=3.1
d/F<c d=0 D=0.8
d/F<I T=0 d=2 D=2.2
d/B<c d=0 D=1.3 dh=3
d/nF T=0 d=1.9 D=2.1 t.y=2.7
d/v$ D=0 d=0.4 T=0.6
d/vF<i T=0 d=2.4 D=3.1
d/vB<a T=0 d=1.7 Th=3.5
d/nB<i T=0 d=2.9
d/nB<a T=0 d=0.8 D=0.9
d/vF<a T=0 d=0.5 Th=2.2 D=2.4
d/vB<A T=0 d=0.4 D=3.1
d/vB<i T=0 d=2.7 D=3.6
d/vF<A d=0 T=0.3 D=2.9 dh=3
dd d.d=0 D.D=2.9
ddh d.dh=0
dh dh=0 d.dh=1.6 th=2.5
dh/v<i dh=0 d.dh=0.1 th=3.2 d=3.2
dh/B<i d.dh=0 dh=0
dh/vB<i d.dh=0 dh=0.2
e e=0 ee=1 a=3.8
e/K e=0 ee=1.1 a=3.6
e/O e=0 ee=0.3 i=2.8 a=3.6
e/$ e=0 ee=2.8 _=3.7
e/^ e=0 i=0.8 ee=1.8
e/C e=0 ee=0.9 a=1.3 _=2.2
e/K<i e=0 ee=0.5 a=3.7
e/O<c ee=0 e=0.1 i=1.4
e/O<i e=0 ee=0.5
e/O<a e=0 ee=0.2
e/$<I e=0 _=1.9
e/O<I e=0 ee=1.4 a=2.1 _=3.4
e/1O ee=0 e=0.3 i=3 a=3.3
ea ee=0 ii=0.3 i.y.a=1.5 oo=2.4 e=2.4
ee ii=0
ei e.y=0
eo i.y.oo=0
ey e.y=0 ee.y=0.8 i=2.7
ey/K ee.y=0 e.y=2.2
ey/O e.y=0
f ph=0
ff ph=0
g g=0 j=4
gg g.g=0
gh gh=0 kh=3.8
gn g.n=0 n=1.9
gy g.y=0
h h=0 _=3.7
i i=0
i/O i=0
i/V i.y=0 _=0.1 i=1.6 a.y=2.3
ie i=0 i.y.a=0 i.e=0.3
j j=0 ny=0.9
j/v j=0
j/^ j=0
j/n ny=0 c=3 j=3 ng=4.1
j/B<c j=0 ny=3.6 ng=3.7
j/B<a ny=0 j=0.6 c=2.4
j/B<i ny=0 j=0.8
j/F<c j=0
jj j.j=0 ny=2.3
jn j=0
k k=0
k/c k=0 k.k=1.9
k/v<I k=0 k.k=2.6
k/vF<I k=0 k.k=1.2
kh kh=0 gh=3.3
kk k.k=0
ksh k.S=0
l l=0 L=0.6
l/C l=0 L=0.5 t=2.5
l/c l=0 L=2.8
l/^ l=0
l/v<a L=0 l=0.7
l/F<a L=0 l=1.1
l/B<A l=0 L=1.6
l/v<i l=0 L=2.3
l/F<i l=0 L=2
l/B<i l=0 L=2.2
l/$<I L=0 l=1.7
l/B<a L=0 l=0.5
l/$<a L=0 l=1.2
l/$<i l=0
l/B<c l=0 L=4.2
l/F<c l=0 L=3.7
l/vF<a L=0 l=1.1
l/vB<A l=0 L=1.5
l/vF<i l=0 L=2
l/vB<i l=0 L=2.2
l/v$<I L=0 l=1.7
l/vB<a L=0 l=0.5
l/v$<a L=0 l=1.2
l/v$<i l=0
ll l.l=0 L.L=0.2
ll/F l.l=0 L.L=1 L=3.8
ll/v<a l.l=0 L.L=1.7
ll/v<i L.L=0 l.l=0.2
ll/B<i L.L=0 l.l=0.4
ll/B<a l.l=0 L.L=2.7
ll/vB<i L.L=0 l.l=0.4
ll/vB<a l.l=0 L.L=2.7
m m=0 M=0.6 n=3.2
m/v m=0 M=0.3 n=2.8
m/C m=0 n=0.8 M=1.1
m/$ M=0
m/B m=0
m/^ m=0
m/c m=0 m.m=3.9
m/F m=0
m/n m=0
m/v<i M=0 m=0.3
m/v<a m=0 M=0.9 n=2.4
m/C<i m=0 n=1.9 M=2
m/v<I m=0 M=2.2 n=3.6
m/vC m=0 n=0.7 M=1
m/v$ M=0
m/vB m=0
m/vF m=0
m/vC<i m=0 n=1.9 M=2
mm m.m=0 M.m=3.5
n n=0 N=1.1 ny=3.3
n/B n=0 N=0.6
n/F n=0 N=1
n/^ n=0
n/C n=0 ny=2.3
n/$ n=0 N=0.5
n/v<i n=0 ny=3.1 N=3.3
n/B<i n=0 N=2.7
n/v<A N=0 n=0.5
n/B<A N=0 n=0.7
n/F<i n=0 N=2.7
n/F<c n=0
n/$<A N=0 n=0.4
n/F<A N=0 n=0.7
n/B<c n=0
n/C<I n=0 N=2.9 ny=3.8
n/$<a n=0 N=3
n/vF n=0 N=0.6
n/vB<i n=0 N=2.7
n/vB<A N=0 n=0.7
n/vF<i n=0 N=2.6
n/v$<A N=0 n=0.4
n/vF<A N=0 n=0.7
n/vC<I n=0 N=2.9 ny=3.8
n/v$<a n=0 N=3
ndr n.d.r=0
ng ng.ng=0 n.g=2.2 n.k=2.6 ng=3.4
ng/B ng.ng=0 n.g=2.9
ng/F ng.ng=0 n.k=1 n.g=1.8
ng/$ ng=0 n.g=0.1 ng.ng=1.6
ng/v<a ng.ng=0 n.g=2.7
ng/v<i ng.ng=0 n.k=0.6 n.g=1.2 ng=2
ng/F<a ng.ng=0 n.g=1.9
ng/vF<a ng.ng=0 n.g=1.9
nn n.n=0 N.N=3.4
nn/v<i n.n=0
nn/B<i n.n=0
nn/v<a n.n=0 N.N=1.5
nn/B<a n.n=0 N.N=1.5
nn/vB<i n.n=0
nn/vB<a n.n=0 N.N=1.5
o oo=0 o=0.9 a=3.7
o/$ oo=0
o/K o=0 oo=0.5 a=3.4
o/C oo=0 a=2.5
o/P oo=0 o=2
o/^ o=0 oo=2
o/O<i oo=0 o=1.6 a=3.8
o/O<a oo=0 o=2.1
o/O<c oo=0 o=0.4
o/K<i o=0 oo=1.5
o/K<c oo=0 o=0.4 a=3
o/1K oo=0 o=0.8 a=2.9
oa oo=0
oi oo.y.i=0 o.y=1.2
oo uu=0 oo=2.5
oo/^ oo=0 uu=1.1
ou au=0 uu=2.7
oy oo.y=0 o.y=0.9 oo.y.i=1.7
p p=0 p.p=4.1
p/^ p=0
ph ph=0
pp p.p=0
r r=0 r2=1.5
r/F r=0 r2=0.9
r/c r=0
r/C r=0
r/$ r=0
r/B<c r=0 r2=2.3
r/v<i r=0 r2=1.1
r/^F r2=0 r=1.6
r/vB<i r=0 r2=1
ree r.ii=0
rh r.h=0
ri R=0 r.i=0.3 r2.i=2.3 r.ai=3.4
ri/F r.i=0 r2.i=2.4 r.ii=3.2
rr r2=0 r=0.8
ru R=0 r.u=1.2 r.uu=3.1 r2.u=3.1 r.a=3.3
s s=0 sh=3.1
sch sh.c=0 s.k=0.9 s.c=1.2
sh sh=0 S=0.4
sh/v<I S=0 sh=0.4
sh/B<I S=0 sh=0.4
sh/v<a sh=0 S=2.7
shn S.N=0 sh.n=1.3
sht S.T=0 S.Th=1.9
ss s.s=0 s=1.6 sh.sh=2.3 S=2.7 sh=3.8
st s.r2.r2=0 s.r2=1.1 s.T=1.7 s.t=2.3
st/C s.r2=0 s.T=0.8 s.r2.r2=2.1 s.t=2.5
sth s.th=0 s.t=0.3
sth/C s.t=0
t r2=0 T=1.4 t=1.7 r2.r2=2.1 T.T=2.2
t/v t=0 r2.r2=0.2 T.T=0.5 T=1.2 S=1.8
t/B r2=0 T=0.1 t=0.5 r2.r2=1.4 T.T=1.6
t/^ T=0 t=1.3
t/F r2=0 T=2 r2.r2=2.7 T.T=3 t=3
t/n r2=0 t=3.9
t/c T=0 r2=0.1 T.T=0.5 r2.r2=0.8 t=2.1
t/C t=0 r2.r2=0.7 T.T=0.9 T=0.9 r2=1.3
t/$ r2=0 t=0.3 T.T=0.5 r2.r2=0.7 t.t=1.3
t/F<c T=0 t=2.1
t/B<c T=0 t=0.9
t/F<i r2=0 r2.r2=3.5
t/F<I r2.r2=0 T.T=0 S=0.4 r2=0.4 t=1.6
th t=0 t.t=0.9
th/v t=0 t.t=0.6
th/F t=0 t.t=0.4
th/C t=0
th/^ t=0
th/c t=0 t.t=0 t.th=1.8 th=2.8
th/n t=0
th/v<I t=0 t.t=1.8
th/F<a t.t=0 t=0.1
th/B<c t=0
th/F<c t=0
th/B<A t.t=0 t=0.4 th=2.8 t.th=2.8
th/B<a t=0 t.t=1.2 th=3.5
th/F<A t=0 t.t=2.3 t.th=3.9
th/vF t=0 t.t=0.2
th/vB t=0 t.t=0.8 th=3.7
th/vC t=0
th/vF<I t=0 t.t=1.9
th/vF<a t.t=0 t=0.2
th/vB<i t=0 t.t=0.4
th/vB<A t.t=0 t=0.7 th=2.9
th/vB<a t=0 t.t=1.2 th=3.4
th/vF<A t=0 t.t=2.5
tr t.r=0 T.r=0.2
tt T.T=0 r2.r2=0.8
tth t.t=0
u u=0 _=1.5
u/$ _=0 u=1
u/O u=0
u/K u=0
u/C u=0
u/^ u=0
u/$<i _=0 u=0.2
u/$<A _=0 u=3.1
u/K<c u=0 a=2.7
u/1K u=0 a=2.5
uu uu=0
v v=0
vv v.v=0
w v=0
x k.s=0
y y=0
y/v y=0
y/B y=0
y/$ i=0 y=0.7
z s=0 j=2.1
zh L2=0`,
  mni: `
a a=0 aa=1.3
a/K a=0 aa=0.8
a/$ a=0 aa=2.5
a/^ a=0 ee=3 aa=3.6
a/V aa=0 a=3.5
a/O<A a=0 aa=2.5
a/P<a a=0 aa=2.2
aa aa=0
ai aa.i=0 a.i=3.8 ee=4.1
au aa.u=0
b b=0
bh bh=0
c k=0 sh=0.9
ch c=0 k=4
d D=0
dh Dh=0
e ee=0 i=1.8 a=3.1 _=3.4
e/K ee=0 a=3.1 i=3.9
e/O ee=0 i=0.4 _=2.4 a=2.8
e/^ i=0 ee=2.8 i.y=3.8
e/C ee=0
e/1O ee=0 i=2.8 a=4
ea aa=0 i.y.aa=0.3
ee i=0
ei ai=0
f ph=0
g g=0 _=4
gh gh=0
h h=0
i i=0
i/$ i=0
i/V i.y=0 i=0.1 _=0.7
ie i=0 i.y.ee=0.2
j j=0
k k=0
kh kh=0 k.h=3.2
kk k.k=0
kkh k.kh=0
ksh k.sh=0
l l=0
lh l.h=0
ll l.l=0 l=2.7 y=3.5
m m=0
mm m.m=0
n ny=0 n=0.8 m=2.3
n/v ny=0 n=0.2 m=1.8
n/$ n=0
n/^ ny=0
n/B ny=0
n/c ny=0
n/F ny=0
n/C n=0 m=1.2
n/n ny=0
n/v<I n=0 ny=0.8 m=1.8
n/v$ n=0
n/vF ny=0 n=3.9
n/vB ny=0
n/vC n=0 m=1.2
ndr n.D.r=0 n.D=1
ng ng=0 n=1.9 n.g=2.9
ng/C ng=0 n=1.4
ng/F ng=0 n.g=0 g=3
ng/B ng=0 n.g=2
ng/$ ng=0
ng/v<i ng=0 n=1.5
nn n.ny=0 n=3
o oo=0 u=2 a=3.9
o/C oo=0 a=3.8
o/O oo=0 u=0.8 oo.R=3.4
o/K oo=0 a=3.8
o/O<c oo=0 oo.R=3
o/O<A u=0 oo=1.5
o/1O oo=0 oo.R=3.2
oa oo.aa=0 oo=0
oi oo.i=0
ou au=0
p p=0
ph ph=0
pp p.p=0
r r=0 y=3.9 v=4
r/B r=0
r/F r=0 y=2.2 v=2.4 ny=3.1 g=3.3
r/v<I r=0 y=2.4 g=3.2 l=3.5 k=3.8
r/F<I r=0 y=0.6 g=1.5 l=1.9 k=2.1
r/vF<I r=0 y=0.5 g=1.3 l=1.8 k=1.9
ri R=0 R.sh=1.9 R.T.i=3.5
rr r=0 y=0.5
ru r.u=0
s sh=0
sh sh=0
ss sh=0
t T=0 t=0.9
t/v t=0 T=0
t/B T=0
t/F T=0 t=2.2 sh=3.2
t/^ T=0
t/c T=0
t/$ t=0
t/C t=0
t/vB T=0
t/vF T=0 t=1.6 sh=2.6
t/v$ t=0
t/vC t=0
tch t.c=0
th Th=0
tr T=0 T.r=0.1
tt t.T=0 T=3.3
tth t.Th=0
u u=0 y.a=4.1
u/O u=0 y.u=3.8
u/C u=0 y.a=1.7 a=2.8
v bh=0 b=1.8 v=2.5
w v=0 _=2.5
y y=0 i=3.1 _=3.4
z jh=0 j=1.3`,
  mr: `
a aa=0 a=0
a/P aa=0 a=0.5
a/$ aa=0 a=2.9
a/^ a=0 aa=3 a.E=3.4
a/C a=0 aa=0.6
a/V aa=0
a/O<A a=0 aa=0.1
a/O<c a=0 aa=0.5
a/K<A a=0 aa=0.1
a/K<c a=0 aa=0.6 E=2.9
a/O<a aa=0 a=0.2
a/C<i aa=0 a=0.5
a/K<a a=0 aa=0.1
a/1O a=0 aa=0.4 E=3.6
a/1K a=0 aa=0.4 E=2.8
aa aa=0 aa.aa=3.5
ae aa.ee=0 aa.ai=1.2
ai ai=0 aa.ii=0.5 ee=2.3 aa.i=2.6 a.ii=2.7
ai/$ aa.ii=0 a.ii=2.7 ai=3
ai/O<c ai=0 aa.ii=1.9 ee=3.2 aa.y.a=3.4 aa.i=3.8
ai/1O ai=0 aa.ii=1.8 ee=3.1 aa.y.a=3.3 aa.i=3.7
au au=0 O=1.2 aa.uu=2.1 aa.u=2.8
ay aa.y.a=0 a.y.a=0.8 a.y=2.4 ee=2.5 aa.y=2.9
b b=0
bb b.b=0
bh bh=0
c k=0 s=1.2 k.y=3.7
c/B k=0 k.y=3.1
c/F s=0 sh=3.3 k=3.5
c/C k=0
ch c=0
chch c.ch=0 c.c=0.5 c=2.4
chh ch=0 c.ch=2.2
ck k=0
d d=0 D=0.1 j=3.4
d/^ d=0 D=1.1 j=3.3
d/B d=0 D=0.5
d/C D=0 d=0.1 j=1.6 L=3.2
d/v D=0 d=0.3 j=3.3
d/F D=0 d=0.2
d/B<c d=0 D=1.4
d/v<i d=0 D=0.2 L=2.3 j=2.9
d/v<a D=0 d=0.8 j=3.1
d/v<A d=0 D=0.2
d/F<c d=0 D=0.8
d/vC D=0 d=0.3 j=1.6 L=2.9
d/vF D=0 d=0.6
d/vB d=0 D=0
d/^C d=0 j=0.7 D=0.8
dd d.d=0 D.D=2.8 D=3.6
ddh d.dh=0 dh.d=3.1 dh=4
dh dh=0 Dh=2.3
dh/F<a dh=0
dh/v<i dh=0 Dh=0.8 d=1.6
dh/F<i Dh=0 dh=0 d=0.7
dh/vF<a dh=0
dh/vF<i Dh=0 dh=0.1 d=0.7
e ee=0 a=2.4
e/K ee=0 a=1.4
e/P ee=0 a=3.7
e/O ee=0 a=2.8 i=3.3
e/$ ee=0 a=3
e/C ee=0 a=1.6 _=2.6
e/^ ee=0 i=1.6 _=3.7
e/O<a ee=0 a=3.1
e/$<I ee=0 a=1.7
e/$<A ee=0
e/O<c ee=0 i=2.3
e/K<c ee=0 a=2.7 i=3.6
e/O<I ee=0 a=1.5 i=3.4
e/O<A ee=0 a=3.9
e/K<I ee=0 a=0.2 h.a=3 _=3.3
e/1O ee=0 i=2.5 a=4 ii=4.1
e/1K<c ee=0 a=2.5
ea ii=0 ee=0.4 ee.a=1.2 i=1.3 i.y.aa=1.6
ee ii=0 i=3 ee=3.3
ei ii=0 ee.ii=0.6 ee.i=0.8 aa.y.a=0.8 ee=0.8
eo i.oo=0
ew y.uu=0 y.u=0.5
ey ee=0 ii=0.1 ee.y.a=0.6
f ph=0
ff ph=0 ph.ph=1.8
g g=0 j=3.5
g/B g=0
g/F g=0 j=1.4
gg g=0 g.g=1.1
gh gh=0 g=3.9
gn g.n=0 g.N=0.7 n=2.1 g=2.6
gy g.y=0 j.ny=2.7 g=3
h h=0 gh=3.9 _=3.9
h/c gh=0 h=0.2 _=0.7
h/v h=0
h/F h=0
h/$ h=0 _=1.6 H=3.4 gh=4
h/v$ h=0 _=2.1 H=3.4
i ii=0 i=0.3
i/$ ii=0 a.h.ii=3.7
i/O i=0 ii=0.4
i/C ii=0 i=1.2
i/K i=0 ii=0.8
i/P ii=0 i=0.6 aa.ii=3.7
i/^ i=0 ii=3.3 aa.y.a=3.9
i/V i.y=0 _=0.1 i=0.9 aa.y=1.4 ii=2.1
i/$<a ii=0 a.h.ii=2.4
i/$<A ii=0
i/O<A ii=0 i=0.1
i/K<c i=0 ii=2.7
i/O<c i=0 ii=2.5 aa.y.a=4
i/O<i ii=0 i=0.3 aa.y.a=3.6
i/K<A ii=0 i=0.2
i/1K i=0 ii=2.5
i/1O i=0 ii=2.3
ie ii=0 i.y.a=0.8 i.ee=1.1 i=1.4 aa.y.a=1.5
ii ii=0 i=0.7
j j=0
jh jh=0
jj j.j=0
k k=0
kh kh=0
kk k.k=0 k=2.3
ksh k.S=0
l l=0 L=1.5
l/$ l=0 L=2.7
l/^ l=0
l/c l=0
l/v<i l=0 L=0.4
l/F<i L=0 l=0.3
l/$<I l=0
l/B<c l=0
l/$<a l=0 L=1.2
l/vF l=0 L=0.9
l/vF<i L=0 l=0.5
l/v$<I l=0
l/vF<a l=0 L=1.7
l/v$<a l=0 L=1.2
lh l.h=0 l=1.7 L=1.9
ll l.l=0 l=0.2 L.L=3.2 l.y=3.3
m m=0
m/$ m=0 M=1.3
m/v<a m=0 M=3.5
mm m=0 m.m=0.3 m.y=1.7
n n=0 N=1.5 M=2.1
n/v n=0 N=1.5 M=2 m=3.8
n/$ n=0 N=2.6 M=3
n/B n=0 N=1
n/C n=0 M=1.4 m=3.1 N=3.3
n/F n=0 N=0.6 ny=3
n/^ n=0
n/c n=0 N=0.5 ny=1.4
n/v<i n=0 N=1.5 M=2.9
n/v<A n=0 M=1.2 N=2 m=2.8
n/C<A n=0 M=0.7 m=2.3
n/v<I n=0 M=2.5 N=3.2
n/F<I n=0 N=1.9
n/v<a n=0 N=0.8 M=2.9
n/F<a N=0 n=0.5 ny=2.6
n/C<a n=0 M=2.5 N=2.7 M2=3.7
n/B<a n=0 N=0.2
n/$<a n=0 N=0.9 M=2.7
n/$<I n=0 M=3.2
n/B<c n=0
n/F<c n=0 ny=2.7
n/v$ n=0 N=2.7 M=3
n/vB n=0 N=0.8
n/vC n=0 M=1.4 m=3.1 N=3.4
n/vF n=0 N=0.3
n/cB n=0 N=0.5
n/vB<A n=0 N=2
n/vC<A n=0 M=0.7 m=2.3
n/vF<I n=0 N=2.1
n/vF<a N=0 n=0.6
n/vC<a n=0 M=2.5 N=2.8 M2=3.7
n/vB<I n=0 N=2.2
n/vB<a n=0 N=0.2
n/v$<a n=0 N=0.9 M=2.7
n/v$<I n=0 M=3.2
ndr n.d.r=0 n.D.r=3.3
ng n.g=0 n=2.3 M2.g=3.6 n.j=3.9
ng/C<a n.g=0 n=0.1 M2.g=2.5
ng/vC<a n.g=0 n=0.1 M2.g=2.5
nn M.n=0 n.n=2.3 n=2.6
nn/v<A M.n=0
nn/B<A M.n=0
nn/v<a n.n=0 n=1.1 M.n=1.9 N.N=2.6
nn/vB<A M.n=0
o oo=0 O=2.4 a=2.5
o/O oo=0 O=3.4 a=4
o/K oo=0 O=1.3 a=1.5 aa=3.5
o/C oo=0 a=0.9 O=1.7 _=2.4
o/$ oo=0 v.a=2.8
o/K<I a=0 oo=0 O=1
oa oo=0 oo.a=0.8
oi oo.ii=0 O.ii=0 oo.i=0.4 O.i=0.6
oo uu=0 u=3
ou aa.u=0 au=0.2 oo=0.7 a=1 uu=1.2
oy O.y.a=0 oo.y.a=0.1
p p=0
ph ph=0
pp p.p=0 p=0.4
q k=0
qu k.v=0
r r=0
r/v r=0 r2=4.1
r/B r=0
r/F r=0 r2=2.5
r/C r=0
r/v<a r=0
r/vB r=0
r/vF r=0 r2=2.4
r/vC r=0
ree r.ii=0 r.ee=2.1
rh r=0 r.h=2.9 r2.h=3.3
ri r.ii=0 r.i=0.1 R=2.1
rr r=0 r.r=1.9
ru R=0 r.u=1.4 r.uu=2.5 r.a=3.2
ru/^ r.u=0 r.uu=1.4 R=2.2 r.a=2.5
s s=0
s/B s=0
s/F s=0 j=3.3 jh=3.4
s/v<I s=0 j=3.1
sch c=0 s=0.3
sh sh=0 S=1.5
sh/v sh=0 S=0.9
sh/n sh=0
sh/^ sh=0
sh/v<i S=0 sh=0.2
sh/B<i S=0 sh=0.6
sh/v<a sh=0 S=3
sh/F<c sh=0
sh/B<c sh=0
sh/vB<i S=0 sh=0.7
shn S.N=0 sh.n=0.2
sht S.T=0 sh.t=3.6
shth S.Th=0
ss s=0 s.s=2 sh=2.1
st s.t=0 s.T=0.3
st/v<I s.T=0 s.t=1.9 t.s=3.4
st/v<a s.t=0 s.T=2.5
st/vB<a s.t=0
sth s.th=0
t t=0 T=1.2
t/F t=0 T=1 sh=3
t/C t=0 T=0.6
t/$ t=0 T=2.5
t/F<a t=0 T=2
t/n<A t=0 T=3.4
t/v<I t=0 T=0.7 sh=2.7
t/F<I t=0 T=0.2 sh=1.3
t/n<a t=0 T=2.4
t/v<A t=0 T=1.9
t/B<I t=0 T=0.5 c=3.5
t/c<I T=0 t=0.5 sh=1.7 c=2.8
t/n<I T=0 t=1.4 sh=3.4 c=3.4
t/vF<a t=0 T=2.3
t/vF<I t=0 T=0.4 sh=1.4
t/nB<a t=0 T=3
t/cB<I T=0 t=0.5 c=2 c.y=2.9
tch c=0 t=0.3 T=1.5
th Th=0 th=0.6
th/c th=0 s.th=3
th/B th=0 Th=0.4
th/v Th=0 th=1.2
th/F Th=0 th=1.6
th/v<a th=0 Th=0.7
th/vF<A Th=0 th=3.5
th/vB<a th=0 Th=0.9
tr t.r=0 T.r=1.7 t=2.8
tr/^ T.r=0 t.r=0.4 t=1.9
tt t.t=0 T.T=1.1 T=1.7
tth Th.Th=0 t.th=0.2
u u=0 uu=1 a=3
u/O u=0 uu=1.7
u/C uu=0 u=1.6 a=2.9
u/K u=0 uu=1.3 a=2.4
u/^ u=0 a=3.1 uu=4
u/$ uu=0 u=1.4
u/O<c u=0 uu=3.2 y.u=3.7
u/K<c u=0 a=2.1 uu=2.2
u/O<I u=0 uu=1.5 a=2.8 y.u=3.3 y.uu=3.7
u/C<i u=0 uu=0.4 y.a=0.7 a=1.1
u/K<A u=0 uu=0.4
u/1O u=0 uu=3
u/1K u=0 a=2 uu=2
v v=0
v/v v=0 v.h=4
v/F v=0 v.h=3.6
vv v.v=0 v=0.5
w v=0
x k.s=0
y y=0 ii=3.9
y/v y=0
y/B y=0 _=4.1
y/c y=0
y/n y=0 _=2
y/O ii=0 aa.y.a=0.5 i=0.6 aa.i=2.2
y/$ ii=0 y=1.1 y.a=3.2 aa.y.a=3.5
y/B<A y=0
y/c<a y=0 c.y=3.8
y/B<a y=0 _=3.8 c.y=3.9
y/cB y=0 c.y=4.1
z jh=0 j=2.2`,
  or: `
a a=0 aa=0.6
a/K a=0 aa=0.9 E=3.7
a/$ a=0 aa=0.9
a/P a=0 aa=0.5
a/C aa=0 a=0.1 E=2.9
a/V aa=0
a/O<i aa=0 a=0
a/K<c a=0 aa=0.7 E=3.1
a/O<c a=0 aa=0.6 E=3.7
a/O<A a=0 aa=1
a/$<i a=0 aa=0
a/$<a a=0 aa=1.7
a/P<i aa=0 a=0.1
a/P<A a=0 aa=1
a/K<a a=0 aa=1.4
a/K<A a=0 aa=1.4
a/1K a=0 aa=0.7 E=3
a/1O a=0 aa=0.6 E=3.6
aa aa=0
ae aa.ee=0 a.ee=2.7 ee=3 aa.i=3.4
ai aa.i=0 ai=2 a.i=3.4 ee=3.7
ai/K aa.i=0 ai=0.8 a.i=1 ee.y.aa=1.2 ee=1.4
ai/O<c aa.i=0 ai=0.6 a.i=2.4
ai/1O aa.i=0 ai=0.7 a.i=2.3 a.y.a=3.7
au aa.u=0 au=1.5 a.u=2 a=2.9
ay ee=0 a.y.a=1.2 aa.y.a=2.5
b b=0
bb b=0 b.b=0.5
bh bh=0
c k=0 s=0.9
c/B k=0 k.y=3.8
c/C k=0
c/n s=0 k=1.9
c/F s=0
ch c=0 ch=1.9
ch/v c=0 ch=1.1 c.ch=3.9
ch/B<i c=0 ch=0.5
chch c.c=0 c=2.2
chh ch=0 c.ch=3.2
ck k=0
d d=0 D=0.3 Rd=2
d/v d=0 D=0.4 Rd=1.4
d/n D=0 d=0.4
d/^ d=0 D=0.9
d/c D=0 d=0.4 d.d=1.6
d/F<c d=0 D=0.8
d/B<c d=0 D=1.1
d/$<I D=0 Rd=2.7 d=2.7
d/vC d=0 D=1.3 Rd=3.4
dd d.d=0 D.D=1.7
ddh d.dh=0
dh dh=0 Dh=2.3 d.dh=2.5 Rh=3
dh/c d.dh=0 dh=0.4
dh/v<a dh=0 Dh=1.1 Rh=1.6 d.dh=3.6
dh/F<a dh=0 Dh=0.8 Rh=1.5 d.dh=3.6
dh/vF<a dh=0 Dh=0.6 Rh=1.2
e ee=0 a=2.4 _=3.8 i=3.8
e/O ee=0 i=3.3 a=3.3
e/K ee=0 a=1.6 i=3.2
e/$ ee=0 a=3 _=3.2
e/C ee=0 a=0.1 _=2.3
e/^ ee=0 i=2
e/O<c ee=0 i=2.8
e/$<a ee=0
e/$<A ee=0 a=3.9
e/$<I ee=0 a=1.4 _=1.8
e/1O ee=0 i=3
ea i=0 ee=0.4 i.aa=1.2 a=1.7 i.y.a=1.7
ee ii=0 i=3.9
ei ee.i=0
eo ee.oo=0 i.oo=0.4 a=1.8
ey i=0 ee=0.3 ii=0.6
f ph=0
ff ph=0
g g=0 j=3.2
g/B g=0
g/F g=0 j=0.9
gg g=0
gh gh=0 g=3.1
gn g.n=0
gy j.ny=0 g.y=0.8 g=2.8
h h=0 H=3.6
h/v h=0 H=3.3 _=3.9
h/B h=0
h/^ h=0
h/C h=0 H=0.7 _=1.8
h/c h=0 gh=0.4 ch=2.3
h/vB h=0
h/vF h=0
h/vC h=0 H=0.5 _=1.6
i i=0 ii=2.4
i/O i=0 ii=2.8
i/$ i=0 ii=1.3
i/P i=0 ii=2.7 aa.i=3.9
i/V i=0 _=2.1 i.y=3.8
i/O<i i=0 ii=4.1
i/O<c i=0 ii=3.3 aa.i=3.7
i/V<I i=0 _=0.7 i.y=3.6
i/K<A i=0 ii=0.8
i/P<i i=0 ii=4
i/V<c i=0 aa.y=2.4 aa.i=2.4 aa=3.7
i/1O i=0 ii=3.3 aa.i=3.8
i/1V i=0 aa.y=2.4 aa.i=2.7 aa=3.7
ie i.ee=0 i=1 i.i=2.2 i.y.a=2.8 aa.ee=2.8
j j=0 y2=0.8
j/c y2=0 j=0.5 y=1.8
j/n j=0 y2=3.1
j/v<I j=0 y2=2.7
j/vB j=0 y2=0.3
j/vB<I j=0 y2=2.4
jh jh=0
jj j.j=0
jn j.ny=0 j.n=0.7
k k=0
kh kh=0 k=1.4 k.S=2.8
kh/F kh=0 k=0.2 k.S=1.5
kh/B kh=0
kh/v<a kh=0 k=0.3 k.S=1.7
kk k.k=0
ksh k.S=0
l l=0 L=1
l/^ l=0
l/c l=0 L=2.8
l/$ l=0 L=2.9
l/B<c l=0
l/v<a L=0 l=0.1
l/B<a L=0 l=0.3
l/v<i l=0 L=1.7
l/B<i l=0 L=1.8
l/F<c l=0
l/vB l=0 L=0.5
l/vB<a L=0 l=0.4
l/vB<i l=0 L=1.8
lh l=0 l.l=1.4
ll l.l=0 l=0.6
m m=0
mm m.m=0 m=0.7
n n=0 N=2.3 M2=3.6
n/v n=0 N=2.2 M2=3.5
n/C n=0 M=3.8 M2=3.9
n/B n=0 N=1.6 N.N=3.6
n/^ n=0
n/F n=0 N=1.3
n/$ n=0 M2=1.2 N=3.4
n/c n=0 N.N=0.7 h=2.8
n/v<I n=0 N=2.9 M2=4
n/v<a n=0 N=2 M=3.9
n/B<a n=0 N=0.7 N.N=3.3
n/F<c n=0
n/C<a n=0 M=3.5
n/B<I n=0 N.N=1.9 N=2.1
n/v<i n=0 M2=2.3 N=2.6
n/B<A n=0 N=2.7
n/$<a n=0 N=2.6
n/C<i n=0 M2=2.6
n/B<c n=0
n/$<i M2=0 n=0.2
n/vC n=0 M=3.8 M2=3.9
n/vB n=0 N=1.4
n/vF n=0 N=1.1
n/v$ n=0 M2=1.1 N=3.4
n/vB<a n=0 N=0.7
n/vC<a n=0 M=3.5
n/vB<A n=0 N=2.6
n/v$<a n=0 N=2.6
n/vC<i n=0 M2=2.6
n/v$<i M2=0 n=0.2
ndr n.d.r=0 n.D.r=3.2
ng n.g=0 M=1.5 n=2.6
ng/$ M=0 n.g=0.9
ng/B n.g=0
ng/F n.g=0 n.j=2.1
ng/C M=0 n=0.6 n.g=1.2 m=3.4
nn n.n=0 n=1.4 N.N=2.6
o oo=0 a=1.7
o/O oo=0 a=3.1
o/K oo=0 a=0.4
o/C a=0 oo=0.5 _=3.4
oa oo=0 oo.aa=1.3
oi oo.i=0 a.ee=3.4
oo uu=0 u=1.3 oo=3.7
ou au=0 aa.u=1.1 oo=2.4 a=2.7 oo.u=2.9
p p=0
ph ph=0
pp p.p=0 p=0
qu k.w=0 k=1.4
r r=0
ree r.ii=0 r.i=2.8
rh r=0 r.h=1
ri r.i=0 r.ii=1.3 r.aa.i=2.6 R=2.8
rr r=0 r.r=2.2
ru R=0 r.u=1.2 r.a=3.6 r.uu=3.6
ru/^ r.u=0 R=1.1 r.uu=1.8
s s=0 sh=2.6
s/C s=0 sh=1.1
s/v s=0 sh=2.2 j=3.5
s/B s=0 sh=3.2
s/$ s=0 j=2.6
s/F s=0 j=3.4 sh=3.6
s/^ s=0 sh=2.9
s/C<I sh=0 s=0.4
s/v<a s=0 sh=2.8
s/v<A s=0 sh=3.6
s/vB s=0 sh=3.1
s/vF s=0 j=2.9 sh=3.7
s/vC s=0 sh=0.4
sch sh.c=0 t.s=1.2 s.k=1.5
sh sh=0 S=1.4
sh/^ sh=0
sh/v<a sh=0
sh/B<c sh=0 S=3.6
sh/v<I sh=0 S=0.5
sh/F<c sh=0 s=3.8
shn S.N=0 sh.n=1.5
shth S.Th=0
ss s=0 sh=3.2
st S.T=0 s.t=0.5
st/v<a s.t=0 S.T=1.1 s.th=3.5
st/B<a s.t=0 S.T=1.3 s.th=3.2
st/vB s.t=0 S.T=0.4 s.th=3.5
sth s.th=0 S.Th=1.6
t t=0 T=0.6
t/F t=0 T=0.4 s=3.4
t/B t=0 T=0.9
t/c t=0 T=0.4 t.t=2
t/$ T=0 t=0.8
t/n<A t=0 T=2
t/v<I t=0 T=0.3 s=2.6
t/n<a t=0 T=2.1
t/F<a t=0 T=1.1
t/F<I t=0 T=0.1 s=1.8 sh=3.4 t.t=3.4
t/F<i T=0 t=0.4
t/n<I T=0 t=2.6
t/nF t=0 T=1.2
t/vF<i T=0 t=0.5
tch c=0
th th=0 Th=0.8
th/F th=0 Th=2.5
th/B Th=0 th=0
th/v<i th=0 Th=2
th/v<a Th=0 th=0.1
th/v<I Th=0 th=0.5 t=1.9
tr t.r=0 T.r=1.3 t=2.5 r=3.6
tr/^ T.r=0 t.r=0.5 t=2
tr/B<c T.r=0 t=1.8 t.r=2.1
tt t.t=0 T.T=1.5 T=1.8
u u=0 uu=3.3 a=4.1
u/K u=0 uu=2 a=2.5
u/$ u=0
u/C u=0 a=2.2 y.a=3.1 uu=3.8
v bh=0
w w=0 b=1.5
x k.s=0 k.S=1.2 k=2.4
y y=0 _=1.5 S=2 i=2.5 ii=3.7
y/n y=0 _=0.5
y/B y=0 _=1.5 S=2
y/c y=0 _=0.8 S=1.1
y/v y=0
y/$ i=0 ii=0.9
y/^ y=0 y2=1.1
y/O i=0 aa.i=0.4 ii=1.4
y/c<A y=0 _=1.8 S=2.4 y2.y=3.3
y/B<A y=0 _=2.3 S=3.2 y2.y=4
y/B<c _=0 y=0 y2=1.9 S=1.9
y/cB<A y=0 _=1.8 S=2.5 y2.y=3.3
z j=0`,
  pa: `
a aa=0 a=0 ai=2.2 ee=2.9
a/O a=0 aa=0.1 ee=2.1 ai=2.4
a/$ aa=0 a=3.8
a/^ a=0 ai=1.4 aa=2
a/C aa=0 a=0.1 ai=2.9
a/K a=0 aa=0.8 ai=1.8
a/P aa=0 a=0.7 ee=2.2
a/V aa=0 _=2.6
a/O<c a=0 aa=1.1 ai=2.2 ee=3
a/O<I aa=0 a=0.8 ee=1.1 ai=2.9
a/O<i aa=0 a=0.8 ee=2.9 _=3.3 ai=3.7
a/O<a aa=0 a=0.6 ee=2.6
a/K<i a=0 aa=0.4 ai=3.1 _=3.6
a/K<I a=0 aa=0.4 ai=1.5 ee=2.4
a/O<A aa=0 a=0.5 ee=2.9
a/1O a=0 aa=1 ai=2.2 ee=2.8
a/^O a=0 aa=2.1 ai=2.2 ee=3.4
aa aa=0
ae ai=0 aa.ee=1.2 ee=1.6 ii=1.9 aa=2.2
ai ai=0 aa.i=0.9 aa.ii=0.9 ee=2 a.ii=2.3
ai/K ai=0 ee.a=1.2 ee=1.9 aa.i=2.4
ai/O ai=0 aa.i=1.4 aa.ii=1.7 ee=2.3
ai/$ aa.ii=0 a.ii=0.9 ai=2.3
ai/V aa.i=0 aa.ii=1 ai=2.7 a.ii=3
au au=0 aa.u=0.2 aa=2.3 oo=3.4
au/O<c au=0 aa=1.9 oo=3.2 aa.u=3.4
au/1O au=0 aa.u=3.3 oo=3.3
aw aa.v.a=0
ay ee=0 ee.a=1.6 ai=2.4 aa.i=2.6 a.y.a=2.9
b b=0
bb b.b=0 b=1.2
bh bh=0 bh.bh=3.7
c k=0 s=1.4
c/F s=0 sh=3.2
c/B k=0
c/n s=0 k=0.7
c/C k=0
c/$ k=0 c=3.4
c/nF s=0
cch c.c=0
ch c=0 k=2.5 ch=2.8 c.c=3.6
ch/B c=0 ch=2.7
ch/C c=0 k=0.6 ch=1.8 c.c=2
chh ch=0 ch.ch=1.9
ck k=0 k.k=3.6
d d=0 D=0.2 Rd=1.9
d/v d=0 D=0.1 Rd=1 D.D=3
d/B d=0 D=0.7 Rd=2.1
d/^ d=0 D=0.1
d/n d=0 D=0.3
d/C D=0 d=0.5 Rd=1.3 D.D=3
d/$ D=0 d=0.7 Rd=2.1 D.D=2.7
d/v<I D=0 d=0.7 Rd=1.7 D.D=3.3
d/F<I D=0 d=1.1 Rd=2.4
d/B<c d=0 D=0.5
d/c<a d=0 D=1.3 Rd=2.8
d/F<a d=0 D=1.2 Rd=1.6
d/n<I D=0 d=1.3
d/F<i d=0 D=1.5 Rd=3.2
d/v<A d=0 D=1.2 Rd=1.8
d/F<c D=0 d=0.3
d/v<a d=0 Rd=0.3 D=0.5
d/vB d=0 D=0.7 Rd=1.2 Rh=3.4
d/cF d=0 D=1.1 Rd=2.9
d/vF<I D=0 d=1.3 Rd=2.1
d/v$<i D=0 D.D=1.2 d=1.7
d/nF<i d=0 D=1.9
d/v$<A d=0 D=2 Rd=2.7
dd D.D=0 d.d=0.2 D=0.2 d=0.9 Rd=2.4
ddh dh.dh=0 Dh.Dh=0.8 dh=1.3
dh dh=0 Dh=2.2 dh.dh=2.5 Rh=3.5 D=3.8
e ee=0 a=0.4 ai=1.3 i=2.8 ii=2.9
e/C a=0 ee=0.4 ai=2.2 i=2.7
e/K a=0 ai=0 ee=0.1 a.h.i=2.7 i=2.7
e/O ee=0 a=1.5 ai=1.8 ii=2.4 i=2.5
e/P ee=0 ii=2.9 a=3.1 i=3.5
e/$ ee=0 a=0.4
e/^ ai=0 i=0.5 ee=0.9 ii=1.8 _=2.4
e/K<I a=0 ai=0.7 ee=1
e/O<c ee=0 ai=1.2 i=2 ii=2.3 a=2.9
e/K<c ee=0 ai=0.1 a=1.1 a.h.i=2.1 i=2.4
e/$<I a=0 ee=0.5
e/$<A ee=0 a=3.2
e/O<I ee=0 a=0.4 ii=1.6 ai=2.3 _=3.4
e/1O ee=0 ai=1.4 i=2.5 ii=2.5 a=2.6
e/1K ee=0 ai=0.2 a=0.9 a.h.i=2.1
ea ii=0 ai=0.9 ii.a=1.1 ee=1.4 i=2.1
ee ii=0 ee=3.5
ei ee.ii=0 ii=0.1 ee=0.3 aa.ii=1.2 i=1.7
eo i.oo=0 ii.oo=0 ee.oo=1.9 ii.RR.oo=1.9
ey ee=0 ii=0.1 ai=2.2
f ph=0 f=2.2
ff ph=0 f=1 ph.ph=2.1
g g=0 j=2.7 _=3.1
g/B g=0 _=3.2
g/F g=0 j=0.9 _=2.5 z=3.7
gg g.g=0 g=0.6
gh gh=0 g=2.5 G=3.9
gy g=0
h h=0 _=2.1 gh=3.4
h/^ h=0 _=2.9
h/C h=0 _=0.9 gh=2.5
h/c gh=0 _=0.8 h=1.1
i i=0 ii=0.2 aa.ii=2.8 _=3.1
i/P i=0 ii=0.1 aa.ii=1.1 aa.i=2.7 _=3.1
i/O i=0 ii=0.3 aa.ii=1.8 aa.i=3.2 a=3.4
i/$ ii=0 aa.RR=3.8 a.RR=3.8
i/K i=0 ii=2.4 aa.ii=3.9
i/V ii=0 i=0.1 _=1.7 aa.i=3.2
i/C i=0 ii=1.2 _=3.7
i/^ i=0 aa.ii=2.8 aa.i=3.9
i/O<a ii=0 i=0.4 aa.ii=2.2 aa.i=3.2
i/K<c i=0 aa.ii=3.6 i.M=3.8 ii=3.9
i/V<I ii=0 i=0.8 _=1.1
i/O<c i=0 ii=2.2 aa.ii=2.4 aa.i=3.4
i/O<I ii=0 i=0.6 aa.ii=1.4 a=2.8 _=2.8
i/K<a i=0 ii=1.1
i/C<a ii=0 i=0 a.R=3.2
i/V<A ii=0 i=0.7
i/V<c i=0 aa.i=1.6 aa.ii=3.5 ii=3.7
i/1K i=0 aa.ii=3.4 ii=3.7 i.M=3.7
i/1O i=0 ii=2 aa.ii=2.5 aa.i=3.4
i/1V i=0 aa.i=1.7 ii=2.4
ie ii=0 ii.a=1 ii.ee=1 aa.i=1.6 aa.ii=1.9
ii ii=0 i=0.8
j j=0
jh jh=0 jh.jh=3.3 z=3.8 j=4
jj j.j=0
jn j=0
k k=0
kh kh=0 kh.kh=2.3 x=2.6
kk k.k=0 k=2.7
kkh kh.kh=0
ksh sh=0
l l=0
lh l.h=0 l=0.5 l.l.h=2.8
ll l=0 l.l=0.5
m m=0
mm M.m=0 m=0.1 m.m=2.8
n n=0 M=1.2 N=2.4
n/^ n=0
n/B n=0 N=2.1
n/c n=0 N=1.8
n/F n=0 N=2
n/$ M=0 n=0.4 N=2.5
n/C n=0 M=2.1 N=3.4
n/B<c n=0
n/v<A M=0 n=0.7 N=2.8
n/$<A M=0 n=2.6
n/v<a n=0 N=2.2 M=3.2
n/$<a n=0 N=2.1
n/v<I n=0 M=1.9 N=3.8
n/$<I n=0 M=0.5 N=3.2
n/v<i n=0 N=1.8 M=3.1
n/C<A n=0 M=0.9 N=3.5 m=3.7
n/F<c n=0
n/$<i n=0 N=1.1 M=3.6
n/v$<A M=0 n=2.6
n/v$<a n=0 N=2.1
n/v$<I n=0 M=0.4 N=3.3
n/vC<A n=0 M=0.9 N=3.5 m=3.7
n/v$<i n=0 N=1.1 M=3.6
ndr n.d=0 n.D=0.3 r=0.5 n.d.r=1.7
ng n.g=0 n=2.3 g=3.1 n.j=4
ng/$ n.g=0 g=2.8
ng/C n.g=0 n=1 g=3.3
nn n=0 N=1
o oo=0 a=2.1 au=3 aa=3.2
o/O oo=0 a=3.1 au=3.6 aa=4
o/C oo=0 a=0.6 au=2.2 aa=3.1
o/K oo=0 a=1.6 aa=2.1 au=2.2
o/$ oo=0
o/^ oo=0 aa=1.7 u=4
oa oo=0 oo.aa=0.9 oo.a=2.1 au=2.1
oi oo.i=0 oo.ii=0.5 aa.i=1.8 u.aa.i=1.9 au.i=2.1
oo uu=0 u=1.7 oo=2.8
ou aa.uu=0 oo=0.1 aa.u=0.2 au=0.2 a=0.7
ow aa.uu=0 oo=0.5
oy oo.ee=0
p p=0
ph ph=0 f=1.7 p=3.8
pp p=0 p.p=0.1
q k=0
qu k=0
r r=0
r/$ r=0
r/F r=0 h=2.3 g=2.4 n=2.8 T=2.9
r/C r=0
r/B r=0
r/F<I r=0 n=1.7 g=2.2 s=2.5 T=2.5
r/F<a r=0 v=2.3 T=2.4 h=2.4 p=2.5
r/F<c r=0 h=1.6 g=2.5 y=3.3
r/v<c h=0 r=0.3 g=0.8 y=1.7
r/vF<I r=0 n=1.5 g=2.1 s=2.3 h=2.5
r/vF<a r=0 v=2 h=2.2 p=2.3 T=2.4
ree RR=0 a.RR=1.4 r.a.RR=2.3
rh Rh=0 r=0.3 Rd=0.3 r.h=2
ri R=0 a.RR=1.2 RR=1.6 a.R=1.7 r.aa.ii=2.1
ri/^ R=0 R.s=3.1 R.M=3.4
ri/C<c R=0 RR=1.7 r.aa.ii=2.5 R.s=2.5 a.R=2.7
rr r=0 r.r=2.1 n=2.4 Rd=2.6 g=2.6
ru r.uu=0 r.u=0.3 r.a=1.2 r.a.s=2.5 a.T.r=2.7
s s=0 z=2.5
s/B s=0
s/$ s=0 z=1
s/^ s=0
s/c s=0 z=1.7
s/F s=0 z=2.9 j=3.4 sh=4
s/v<I s=0 z=1.8 j=2.8 sh=3.7
s/F<c s=0
s/c$ s=0 z=0.8
s/cB s=0
s/v$<A s=0 M=2.1
s/vF<I s=0 z=1.4 j=2 sh=2.8
sch sh=0 c=1
sh sh=0 s=2.9
shh sh=0
ss s=0 s.s=1.1 sh=2.4
st s=0 T=0.6 t=1.7
sth th=0 s=0.5
t T=0 t=0.1 sh=3.1
t/F T=0 t=0.8 sh=2.2
t/n T=0 t=0.7
t/B t=0 T=0.2
t/v<a t=0 T=1
t/F<a t=0 T=0.7
t/v<I T=0 t=0.6 sh=2.3
t/F<I T=0 sh=1.8 t=1.8
t/n<I T=0 t=2.6
t/B<I T=0 t=0.8 c=3.3
t/n<a t=0 T=0.8
t/$<a t=0 T=1.1
t/c<I T=0 t=1.5 sh=2.7 c=3.9
t/v$ t=0 T=0.8 T.T=3.7
t/vF<a t=0 T=1.4 t.t=3.7
t/vF<I T=0 t=1.6 sh=1.6
t/n$<I T=0
t/vB<I T=0 t=0.8 c=3.8
tch c=0
th th=0 Th=1.6 t=3 Th.Th=3.3 th.th=3.5
tr T.r=0 T=0.4 t=0.6 r=0.9 t.r=2
tr/B T.r=0 r=0.8 t.r=1.9 T=2.5 t=3.2
tr/F T=0 t=0.1 T.r=1.3 r=2.4
tt T=0 t.t=0.1 T.T=0.2 t=1.6
tt/v<I T=0 t=2.6 T.T=3.1
u u=0 uu=1.1 a=1.9
u/K u=0 a=1.4 uu=2.5
u/O u=0 uu=1 a=3.3
u/V u=0 uu=0.3 _=3
u/^ u=0 a=1.8 y.uu=2.5
u/$ uu=0 u=1.9
u/C u=0 a=0.9 uu=1.5
u/O<c u=0 uu=2 y.uu=3.8 a=4
u/O<i uu=0 u=0.2 i.uu=2.5 a=3 _=3.2
u/O<a u=0 uu=0.2 a=2.8 _=3.1 i.uu=3.1
u/1O u=0 uu=1.9
uu uu=0
v v=0
vv v=0
w v=0 _=3.4
x k=0 s=1.8
y _=0 y=0.2 ii=0.5 aa.ii=1.2 i=2.5
y/O aa.ii=0 ii=1 aa.i=1.1 i=1.8 a=3
y/c _=0 y=0.3 t=2.3
y/B y=0 _=0.1
y/^ y=0 _=3.7
y/v _=0 y=1.1
y/F _=0 y=1.8
y/$ ii=0 a.RR=2.3 aa.ii=3.8
y/K aa.ii=0 i=0.7 a=1.7 aa.i=1.8 ii=2.4
y/B<c y=0 _=1.7
z z=0 j=2.1
zh z=0 jh=0.7 j=0.7`,
  sa: `
a a=0 aa=2.6
a/O a=0 aa=2.6
a/$ a=0 aa=1.6 _=3.5
a/K a=0 aa=3
a/$<I a=0 aa=2.6
a/C<A a=0 aa=1.7
a/C<a a=0 aa=3.5
a/$<i a=0 aa=0.8 y.aa=3.8
aa aa=0 aa.y.a=3.6
aa/O aa=0
aa/K aa=0
aa/C aa=0 aa.y.a=1.2
ai ai=0
au au=0
aw a.v=0
ay a.y=0 a.y.a=0.8
b b=0
bh bh=0
c k=0
cch c.ch=0 c.c=1.3
ch c=0
chch c.c=0 c=0.9
chh ch=0
d d=0 D=2.5 j=3.6
d/v d=0 D=3.2 j=3.6
d/F d=0 D=2.7
d/^ d=0 j=3.7
d/B d=0 D=2.2
d/C d=0 j=1.9 D=3.9
d/n d=0 D=0.2 j=3
d/v<A d=0
d/B<c d=0
d/v<I d=0 D=2.1 Dh=2.9
d/B<I d=0 D=2 Dh=2.6
d/vF d=0 D=3.6
d/vB d=0 D=2.9 Dh=4
d/vC d=0 j=1.9 D=3.8
d/vB<I d=0 D=1.9 Dh=2.5
dd d.d=0
ddh d.dh=0
dh dh=0
e ee=0
e/$<I ee=0 _=2.5
ea ee=0
ee ii=0
ew ee.v.a=0
f ph=0
g g=0
gh gh=0
gn g.n=0
gy g.y=0 j.ny=0.3
h H=0 h=0.2
h/^ h=0
h/F h=0 H=1.4
h/v H=0 h=0.4
h/B h=0 H=2.4 gh=3.9
h/$ H=0 _=4
h/C h=0 H=1
h/n h=0
h/c gh=0 ch=1.2 h=2.4
h/F<c h=0
h/v<a H=0 h=0.5 _=3.6
h/F<a h=0 gh=3.2
h/F<i H=0 h=0.1 ch=3.3
h/vB h=0 H=2.3
h/vF h=0 H=1.1
h/v$ H=0 _=4
h/vC h=0 H=0.8
h/vF<a h=0
i i=0 ii=3.1
i/K i=0 ii=3.9
i/O i=0 ii=3.3
i/$ i=0 ii=2.2 _=2.5
i/$<A i=0 ii=2.5
i/$<a i=0 ii=2.2
i/$<i i=0 _=1 ii=1.4
j j=0
jj j.j=0
jn j.ny=0
k k=0
kh kh=0
kk k.k=0
ksh k.S=0
l l=0
ll l.l=0
m m=0 M=0.9
m/v m=0 M=0.5
m/$ M=0 m=1.1
m/B m=0
m/C m=0 M=0.2 n=3.5
m/F m=0 M=3.5
m/n m=0
m/^ m=0
m/c m=0
m/C<c m=0
m/v$ M=0 m=1.1
m/vB m=0
m/vC m=0 M=0 n=3.4
m/vF m=0 M=3.2
mm m.m=0 M.m=1.2
n n=0 N=1.5
n/v n=0 N=1.5
n/B n=0 N=1.1
n/C n=0 m=3.9
n/^ n=0
n/F n=0 N=1.1 ny=2.6
n/$ n=0
n/c n=0 N=0.1 ny=0.6
n/F<c n=0 ny=3.2
n/C<a n=0
n/B<c n=0
n/c<I N=0 n=1.2 ny=2.8
n/vB n=0 N=1.1
n/vC n=0 m=3.9
n/vF n=0 N=0.9
n/v$ n=0
n/cB N=0 n=0.2
n/cF ny=0 n=0.5 N=1.3
n/vC<a n=0
ndr n.d.r=0
ng n.g=0 n=2.2
ng/B n.g=0
ng/C n=0 n.g=0.6
nn n.n=0
o oo=0
o/$<I oo=0 _=2
oa oo=0
oo uu=0
ou au=0
p p=0
ph ph=0
r r=0
ree r.ii=0
rh r.h=0
ri r.i=0 r.ii=1.8
ri/C<c r.ii=0 r.i=0.7 R=2.7
ru R=0 r.u=2.4
ru/^ R=0 r.u=0 r.uu=2.2
s s=0
sh sh=0 S=0.9
sh/^ sh=0 S=2.8
sh/C sh=0 S=1.8
sh/n sh=0
sh/C<c sh=0
sh/v<A sh=0 S=1.9
sh/v<i S=0 sh=0.2
sh/B<i S=0 sh=0.2
sh/F<i S=0 sh=0.4
sh/v<I S=0 sh=0.1
sh/B<I S=0 sh=0.4
sh/C<i sh=0 S=0.3
sh/B<a sh=0 S=1.8
sh/v<a sh=0 S=4.1
sh/B<c sh=0 S=2.2
sh/F<I S=0 sh=0.2
sh/C<a sh=0
sh/F<c sh=0
sh/vB sh=0 S=0.4
sh/vB<A sh=0 S=1.7
sh/vF<i S=0 sh=0.4
sh/vB<I S=0 sh=0.4
sh/vC<i sh=0 S=0.3
sh/vF<a sh=0 S=4.1
sh/vB<a sh=0 S=3.6
sh/vC<a sh=0
shn S.N=0 sh.n=1.9
sht S.T=0 S.Th=1.3
shth S.Th=0
ss s.s=0
st s.t=0
sth s.th=0
t t=0 T=3.8
t/vB<a t=0 T=2.8
th th=0 Th=3.3
tr t.r=0 t=2.1
tt t.t=0 T.T=3.4
tth t.th=0
u u=0 uu=3.2 R=3.8
u/$ u=0 _=2.8 R=4.1
v v=0
w v=0
y y=0 _=2.8 y.a=4
y/c y=0
y/B y=0 _=4.1
y/v y=0 _=2.3
y/^ y=0
y/$ _=0 y.a=0.8
y/n y=0 _=1.5
y/v<a y=0 _=1.6
y/v<I y=0 g=4.1
y/v<A y=0
y/v<i y=0
y/vF y=0
y/vB y=0
y/v$ _=0
yy y.y=0
z jh=0`,
  ta: `
st s.T=0 s.t=0.6
a a=0 aa=3.2
a/$ a=0 aa=2.3
a/P a=0 aa=2.6
a/C a=0 aa=2.8
a/$<A a=0 aa=3.2
a/O<c a=0 aa=3.3 a.R=3.4
a/O<a a=0 aa=3.1 _=4
a/K<a a=0 aa=3.6 _=3.9
a/$<a a=0 aa=1.7 _=3.1
a/K<c a=0 aa=2.5 a.M2=3.1 a.M=3.6
a/K<i a=0 aa=4 a.M=4.1
a/^O a=0 a.R=4.1
a/1O a=0 aa=3.1 a.R=3.3
a/1K a=0 aa=2.4 a.M2=3 a.M=4
a/^K a=0 a.M=2.8 aa=3.2 a.M2=3.4
aa aa=0 aa.y=3.7
aa/C aa=0
aa/O aa=0
aa/K aa=0
aa/V aa.y=0
aa/O<A aa=0 a=2.1 i=3
ae ee=0
ai ai=0
au aa=0 au=0.1 a.u=1
ay a.y=0 ee=0.6 ai=1.1
b p=0
bh p=0
c k=0 c=1.4 k.k=2.5 s=3.2
ch c=0 c.c=1.3
ch/B c=0 c.c=0 n.t=3.3
ch/$ c=0
ch/^ c=0 k=2.6
ch/vF c.c=0 c=0.8
chch c.c=0 c=3.2
ck k.k=0 k=0.4
d T=0 t=3.2
d/^ T=0 t=0.6
d/B<i T=0
d/F<c T=0 t=0.2
d/vB T=0
dd T=0 T.T=0.7
dh t=0
e e=0 ee=1.1 a=2.9 _=3.1 e.R=3.4
e/K e=0 ee=1.7 e.M2=2.8 a=2.9
e/O e=0 ee=1.4 e.R=2.8 _=3.8
e/^ e=0 e.M2=3.7
e/$ ee=0 _=1.3 u=3
e/C a=0 ee=0.1 e=0.3 _=1.9
e/O<c e=0 ee=1.8 e.R=2.5
e/O<i e=0 ee=0.9 i=2.8 _=3 a=3.1
e/1O e=0 ee=1.3 e.R=2.1
ea ee=0 ii=0
ee ii=0
ei e.y=0 e=3.8
eo i.y.oo=0
ey e.y=0 ee=2.3 i=2.3
f f=0 p=0.5
g k=0 _=3.2
g/B<A k=0
g/v<A k=0
g/vB<A k=0
gh k=0
gn ny=0 k.n2=0.9
h h=0 _=1.4 k=2.3
i i=0 _=3.2 i.R=3.4
i/$ i=0 _=1.8
i/O i=0 i.R=3 _=3.2
i/K i=0 i.M2=3.8 _=3.9
i/C i=0 _=4
i/^ i=0 i.R=2.6 i.M=4
i/P i=0 _=3.5
i/V i=0 i.y=0.5 _=1.2 a.y=3 ai.y=3.3
i/$<a i=0
i/O<a i=0 i.R=3.5 _=3.8
i/O<A i=0 _=2.4 i.R=3.4
i/K<a i=0
i/O<c i=0 i.R=2.5
i/K<c i=0 i.M2=2.4 i.M=3.1
i/$<A i=0 _=0.3
i/K<A i=0 _=2.2
i/1O i=0 i.R=2.6
i/1K i=0 i.M2=2.1 i.M=3.6
i/^K i=0 i.M=2.7 i.M2=3.4
ie i=0 i.y.a=0
ii i=0
j j=0 c=1.6
j/v j=0
j/n c=0 j=3.3
jj j.j=0
k k=0
k/v k=0 k.k=3.2
k/B k=0 k.k=4.1
k/^ k=0
k/B<c k=0
kh k=0
kk k.k=0 k=2
kk/v<A k.k=0
kk/v<i k.k=0 k=3.9
kk/B<i k.k=0 k=3.8
kk/F<I k=0 k.k=0.1
kk/v<I k.k=0 k=0.3
kk/B<I k.k=0 k=0.4
kk/vB<i k.k=0 k=3.9
kk/vB<I k.k=0 k=0.4
kk/vF<I k=0 k.k=0.1
ksh k.sh=0
l l=0 L=0.3
l/$ l=0 L=0.6
l/C l=0 L=1.2 L2=3.8
l/F L=0 l=0.4 y=3.3
l/^ l=0
l/v<a L=0 l=0.6
l/B<a L=0 l=0.6
l/v<A l=0 L=1
l/$<A l=0 L=2.1
l/v<I l=0 L=1.4 y=2.9
l/B<I l=0 L=1.5 y=3.4
l/v<i l=0 L=1.3 L2=3.6
l/$<i l=0 L=2.2
l/F<a L=0 l=1 t=3.6 L2=3.7
l/B<i l=0 L=1.4 L2=3.1
l/$<a L=0 l=1.2
l/F<I l=0 y=1.5 L=1.6 k=3.3
l/B<c l=0 L=3.2
l/vB<a L=0 l=0.6
l/v$<A l=0 L=2.1
l/vB<I l=0 L=1.5 y=3.4
l/v$<i l=0 L=2.2
l/vF<a L=0 l=1 t=3.5 L2=3.7
l/vB<i l=0 L=1.4 L2=3.1
l/v$<a L=0 l=1.2
l/vF<I l=0 y=1.4 L=1.6 k=3.2
ll l.l=0 L.L=0 l=3
m m=0 M=0.6 n=3.6
m/^ m=0
m/F m=0
m/n m=0
m/B m=0
m/v m=0 M=0.1 n=3.1
m/$ M=0
m/C m=0 n=1.3 M=1.9
m/c m=0 M=4
m/v<i M=0 m=0.7 n=3.7
m/v<a m=0 M=1.2 n=3.2
m/vB m=0
m/vF m=0 T=3.7
m/v$ M=0
m/vC m=0 n=1.3 M=2
mm m=0 M=3.3
n n=0 n2=0.1 M2=0.4 N=1.3
n/v n2=0 M2=0.3 n=0.4 N=1.2
n/C n=0 M2=1 N=2.9
n/$ M2=0
n/F n=0 n2=0.3 N=0.7 M2=3.3
n/B n2=0 n=1.2 N=1.7
n/^ n=0
n/c n=0 n2=1.5 N=2
n/v<i M2=0 n2=0.1 n=0.3 N=1.4
n/C<i n=0 M2=0.4 N=3
n/v<A n2=0 M2=0.5 n=1.5 N=1.8
n/v<a n2=0 n=0.4 M2=0.7 N=0.9
n/F<a N=0 n2=0.1 n=1.4
n/B<a n2=0 N=1.5 n=2.4
n/F<i n2=0 n=0.8 N=1.7 M2=2.6
n/B<A n2=0 N=2.3 n=3.4
n/B<i n2=0 N=1.4 n=2.5
n/F<c n=0 ny=4.1
n/v<I n=0 M2=0.9 n2=1 N=2.6
n/C<I n=0 M2=2.4
n/B<c n=0
n/F<A n2=0 N=0.6 n=1.4 M2=3.3
n/vC n=0 M2=1 N=2.8
n/v$ M2=0
n/vF n2=0 N=0.4 n=1.3 M2=2.9
n/vB n2=0 N=1.7 n=2.7
n/cC n=0
n/vC<i n=0 M2=0.4 N=3
n/vF<a N=0 n2=0.1 n=1.7
n/vC<I n=0 M2=2.4
ndr M2.r2=0 r=4 n.t=4.1
ng n=0 n.k=0.3 ng=2.5 k=2.7 M2.k=3.1
ng/B n.k=0 M2.k=2.8 k=2.8 N.k=3.9
ng/C n=0 ng=3.6
ng/F n.k=0 k=1.8 M2.k=3.1
ng/v<a n=0 n.k=0.4
ng/v<i n.k=0 n=0.7 ng=1.4 k=3.4 M2.k=3.5
ng/v<I n=0 k=0.5 n.k=0.6 M2.k=2.8 N.k=3.1
nn n2=0 N.N=0.7 n.n=2.8
o o=0 oo=0.8 o.R=2.9 aa=3 a=3.1
o/K o=0 oo=1.9 aa=2.7 o.M2=3.1 a=3.5
o/^ o=0 o.R=2.1 oo=3.4 aa=3.7
o/O o=0 oo=0.7 o.R=2.3 _=3.3 a=3.5
o/$ oo=0
o/C oo=0 a=0.6 aa=1.1 o=1.7
o/P oo=0 o=0.9 a=2.5 _=3.6 i.y.oo=3.6
o/O<c o=0 oo=1.3 o.R=2.1
oa oo=0 oo.y=3.7
oi o.y=0 oo.y=0 oo.y.i=1.1
oo uu=0 oo=1.8
oo/^ oo=0 uu=1.2
ou au=0 uu=1.8 oo=1.8 a=1.8
ow au=0 a.v.u=0.8
oy o.y=0 aa.y=0.3
p p=0
p/^ p=0
p/B p=0 p.p=4.1
p/v p=0 p.p=3.2
p/B<c p=0
p/v$ p=0
ph p=0
pp p.p=0 p=2.4
pp/v<i p.p=0 p=4.1
pp/B<i p.p=0
pp/v<I p.p=0 p=0.9
pp/B<I p.p=0 p=1
pp/vB<i p.p=0
pp/vB<I p.p=0 p=0.9
r r=0 r2=0.8
r/F r=0 r2=1.1
r/B r=0 r2=0.4
r/C r=0 r2=1
r/$ r=0 r2=4.1
r/^ r=0
r/c r2=0 r=0.9
r/v<A r=0 r2=2.3
r/v<a r=0 r2=1.5
r/B<a r=0 r2=1.3
r/v<I r=0 r2=1.3
r/B<I r=0 r2=0.8
r/v<i r2=0 r=0.2
r/B<i r2=0 r=0.5
r/C<A r=0
r/B<A r=0 r2=1.1
r/B<c r=0
r/C<i r2=0 r=0.5
r/vB r=0 r2=0.5
r/vB<a r=0 r2=1.6
r/vB<I r=0 r2=1.1
r/vB<i r2=0 r=0.5
r/vC<A r=0
r/vB<A r=0 r2=1.4
r/vC<i r2=0 r=0.5
ree r.ii=0 i.r.ii=1.5
ri r2.i=0 r.i=1.4 i.r.i=1.5 r.ii=2.2 i.R=2.3
ri/c<c i.r.i=0 r.ii=0.4 i.R=1.3 r.i=1.4
ri/C<c i.r.i=0 r.ii=0.1 r.i=0.2 i.R=0.8
rr r=0 r.r=0 r2.r2=0.4
ru r2.u=0 R=1.6
s c=0 s=2.3
s/B c=0
s/^ c=0 s=3.3
s/F c=0 s=3.9
s/C s=0 c=2.8
s/$ s=0
s/^B c=0
s/^C s=0 c=2.1
sh sh=0 c=2.3 s=2.8
ss c=0 s=0 s.s=0.4 sh=0.7
t T=0 t=1.3 T.T=1.7 t.t=3.4 sh=3.7
t/C T=0 t=2.9
t/^ t=0 T=0.6
t/vF T.T=0 T=0.7 t=0.8 sh=1.5 t.t=2.5
tch T.c=0 c=4.2
th t=0
th/^ t=0
th/B t=0 t.t=4.1
th/v t=0 t.t=3.9
thth t.t=0 t=1.9
thth/v t.t=0 t=2.6
thth/n t=0
thth/v<I t.t=0 t=1
thth/B<I t.t=0 t=0.7
thth/vB<I t.t=0 t=1.2
tr r2=0 r2.r2=2.3 T.r=2.7 t.r=3.9
tt T.T=0 r2=1.3 T=3.4
tt/B T.T=0 T=4
tt/F T.T=0 T=2.6
tt/C r2=0
tth t.t=0 t=2.2
u u=0 _=2.7
u/O u=0 _=3.3 a=4.1
u/$ u=0
u/K u=0 _=1.4 i.R=2.6 u.M2=3.6
u/C u=0
u/^ u=0 u.R=2.8
u/O<c u=0 u.R=3.3
u/O<i u=0 _=3.7
u/O<I u=0 _=1.4 a=2 i=2.8 aa=2.8
u/K<i u=0 i.R=1.9 _=3.5
u/O<a u=0
u/K<c u=0 u.M2=2.4 a=3 u.M=3.9
u/K<I _=0 u=1 i.R=3.6
u/K<a u=0 i.R=3.2
u/K<A u=0 i.R=2 u.M2=3.3
u/1O u=0 u.R=3.9
u/1K u=0 u.M2=2.2 a=2.8 u.M=3.9
uu uu=0
v v=0
vv v.v=0
w v=0 _=1.9
x k.s=0 k=2
y y=0 _=3.1
y/B y=0 _=3.5
y/v y=0 _=3.2
y/F y=0 _=2.3
y/vF y=0 _=2.3
y/vB<I y=0
z s=0 c=0.3 j=0.8
zh L2=0`,
  te: `
a a=0 aa=1.7
a/K a=0 aa=2.1
a/$ a=0 aa=0.9 E=3.3
a/P a=0 aa=1.3 E=3.6
a/C a=0 aa=1.3 E=3.7
a/^ a=0 aa=2.4
a/K<c a=0 aa=1.7 E=4
a/O<A a=0 aa=2.3
a/O<a a=0 aa=2
a/O<I a=0 aa=1.7 E=3.4
a/P<i a=0 aa=0.7
a/P<A a=0 aa=2.8
a/$<a a=0 aa=1.4
a/C<a a=0 aa=2.2 y.a=3.9
a/1K a=0 aa=1.6 E=3.9
aa aa=0 E=2.8
aa/$ aa=0
aa/P<i aa=0
ae ee=0
ai ai=0 e.y.i=3.8
au au=0 aa=0.4
ay a=0 ee=2 aa.y=2.6
b b=0
bb b.b=0 b=2.7
bh bh=0
c k=0 s=1.7 S=3.9
c/F s=0 S=2.2
c/B k=0 k.y=3.7
cch c.c=0
ch c=0 c.c=2.6
ch/n c=0
ch/^ c=0
ch/v c=0 c.c=1
ch/F<c c=0
ch/v<I c=0 k=3.9
chch c.c=0 c.ch=1.3
chh c.c=0 ch=2.8
ck k=0 k.k=3
d d=0 D=0.1
d/v D=0 d=0.4
d/F d=0 D=0.4
d/^ d=0 D=1.3
d/n d=0 D=0.8
d/v<A D=0 d=0.9
d/v<I d=0 D=0.2
d/B<a D=0 d=0.3
d/B<A D=0 d=1.2
d/B<c d=0 D=1.6
d/n<A D=0
d/vB<A D=0 d=1.2
d/vC<a d=0 D=1.3
d/nB<I d=0 D=3
dd d.d=0 D.D=0.5
ddh d.dh=0 d.d=3.7
dh dh=0 d=2.5 th=2.7
e ee=0 e=0.5 _=2.7 a=2.8
e/$ ee=0 _=2 e=3.6
e/C e=0 a=0.7 ee=0.9 _=1.2
e/K e=0 ee=1.6 a=2.2
e/O ee=0 e=1 i=3.7
e/P ee=0 e=2
e/^ e=0 ee=1.4 i=3.7
e/$<I ee=0 _=0.6
e/K<c e=0 ee=2.4
e/O<i ee=0 e=1.7 a=3.7
e/O<c e=0 ee=0 i=2.6
e/O<I ee=0 e=1.4 _=1.5 a=2.9 ii=3.6
e/$<a ee=0 e=4.2
e/O<a ee=0 e=2.1
e/K<I e=0 a=0.4 ee=1 _=2.7
e/1K e=0 ee=2.4 a=3.6
e/1O ee=0 e=0.1 i=2.7
ea ii=0 i.y.a=1.7 e=2 ee=2 i.E=2
ee ii=0 ee=2.6
ei ii=0 e.y.i=1.3
eo i.y.oo=0
ey e=0 ii=1.4 ee=1.6 ee.y=2.2 i=2.6
f ph=0
ff ph=0
g g=0 j=3.9
g/B g=0
g/F g=0 j=2.1
gg g.g=0 g=2.9
gh gh=0 j=2.2 g=3.4
gn j.ny=0 g.n=0.5 n=2.8
gy g.y=0 g=1.8
h h=0 _=2.8 gh=3.9
h/vB h=0
i i=0 ii=4.1
i/O i=0 ii=4
i/K i=0
i/$ i=0 ii=3.7
i/V i=0 i.y=0.7 _=0.8 a.y=3.2 ai=3.4
i/O<c i=0 ai=3.8
ie ii=0 i.y.a=0.4 ai=0.7 i.y.e=1 y.uu=1.6
ii ii=0
j j=0
jj j.j=0
k k=0
kh kh=0
kk k.k=0
ksh k.S=0
l l=0
l/v l=0 L=4
l/F l=0 L=3.8
l/B<a l=0 L=4.1
lh l.h=0
ll l.l=0 L.l=1.1 L.L=1.4 l=2.4
ll/v<a l.l=0 L.l=2.7 L.L=2.8 l=3.9
m m=0 M=1.4 n=2.5
m/v m=0 M=1 n=2.1
m/C m=0 M=0.2 n=0.3
m/^ m=0
m/B m=0
m/$ M=0 m=3
m/c m=0
m/F m=0
m/v<a m=0 M=0.6 n=1.6
m/v<I m=0 M=2.5
m/v<A m=0 M=1.7
m/v<i m=0 M=2.3 n=2.9
m/C<i m=0 n=1.7 M=1.8
m/vC m=0 M=0.2 n=0.3
m/vB m=0
m/v$ M=0 m=3.1
m/vF m=0
m/vC<i m=0 n=1.7 M=1.7
mm m.m=0 m=3.5 M.m=3.7
n n=0 N=3.4
n/B n=0 N=2.5
n/C n=0
n/^ n=0
n/c n=0 N=1.7 ny=3.6
n/v<i n=0
n/v<a n=0 N=2.8
n/B<a n=0 N=1.9
n/B<c n=0
n/vB<a n=0 N=1.9
ndr n.d.r=0 n.D.r=1.2
ng n.g=0 n=3.2 n.j=4
nn n.n=0
o oo=0 o=1.4 a=3.3 aa=3.3
o/C a=0 oo=0 aa=0.8 _=2.6 o=3.1
o/$ oo=0
o/O oo=0 o=1.5
o/K o=0 oo=0.2 aa=1.7 a=1.9
o/^ o=0 oo=0.9 aa=1.9
o/O<c oo=0 o=0.5 aa=3.5
o/O<a oo=0 o=2.6
o/O<A oo=0 o=2.2 v.u=2.6 a=3.8 aa=3.8
o/1O oo=0 o=0.6 aa=3.4
oa oo=0 oo.a=1.5
oi oo.y.i=0 aa.y.i=1.6 oo=2.4
oo uu=0 oo=0.2
oo/P oo=0 uu=2.3
oo/O<c uu=0 oo=2.2
oo/1O uu=0 oo=2
ou au=0 a=3.6 uu=3.8
ow au=0
oy o=0 oo.y=0.3
p p=0
ph ph=0
pp p.p=0 p=3.6
qu k.v=0
r r=0
ree r.ii=0
rh r.h=0
ri r.i=0 r.ii=1.2 R=1.8 r.ai=3.3
rr r.r=0 r=1.4
ru R=0 r.u=0.9 r.uu=3 r.a=3.1
ru/^ r.u=0 R=2.1 r.a=2.4 r.uu=2.4
s s=0 sh=1.7
s/v s=0 sh=1.4 j=3.9
s/$ s=0
s/F s=0 sh=1.9 j=3.3
s/B<c s=0 sh=2.3
s/v$ s=0
s/^B s=0 sh=2.3
sch sh.c=0 s.k=1.8
sh S=0 sh=0.6
sh/v<i S=0 sh=2.2
shn S.N=0 sh.n=1.3
sht S.T=0 S.Th=2.8
ss s.s=0 s=0.8 S=2.9 sh.sh=2.9
st s.t=0 s.T=1.5
st/^ s.T=0 s.t=1.2
st/F s.T=0 s.t=0.1
st/B<i s.t=0 s.T=2.8
st/vB s.t=0 s.T=2.7
sth s.th=0 s.t=1.1
t t=0 T=0.2
t/B t=0 T=0.5
t/^ t=0 T=2.2
t/n T=0 t=0.8
t/F t=0 T=0.1 S=2.9
t/C T=0 t=0.7
t/$ T=0 t=1.7
t/B<c t=0 T=2.2
t/n<i T=0 t=2.3
t/v<i t=0 T=1.1
t/n<a T=0 t=0.2
t/v<A T=0 t=0.9
t/v<I t=0 T=0.2 S=2.4
t/F<c t=0 T=2.1
t/B<A T=0 t=0.7
t/F<I T=0 t=0.3 S=1.4
t/nF T=0 t=2.1
t/nB<i T=0 t=2
t/nB<a t=0 T=0.4
t/vB<i t=0 T=2
t/vF<I T=0 t=0.3 S=1.1
t/vB<A T=0 t=1.1
t/nB<A t=0 T=2
tch c=0
th t=0 th=1.7
th/c th=0 t=0.1
tr t.r=0 T.r=1 t=2.7
tt T.T=0 t.t=1.1
u u=0 uu=3.5
u/O u=0 uu=3.3
u/$ u=0 uu=3.8
u/K u=0 a=3.5
u/C u=0 a=0.3 uu=0.4 y.a=1.2
u/K<i u=0
u/K<c u=0 a=2.2 uu=4
u/O<c u=0 uu=2.1 y.uu=3.2
u/1K u=0 a=2 uu=3.7
u/1O u=0 uu=1.9 y.uu=3.8
uu uu=0
v v=0
vv v.v=0
w v=0 _=4.1
x k.s=0
y y=0 _=1.4 y.y=3 ii=3.4 i=3.7
y/O ai=0 ii=0.5 i=1.1
y/c y=0 _=0.9
y/B y=0 _=1.1 y.y=3.4
y/v y=0 _=1.8 y.y=2.7
y/F y=0 y.y=2.5
y/$ ii=0 i=0.4 ai=2.1
y/v<A y=0 _=2.8
y/v<I y=0 _=1.3
y/vF y=0 y.y=2.4
y/vB<I y=0 _=0.8
yy y.y=0 y=0.8
z j=0`,
};
