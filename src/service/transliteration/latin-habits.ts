import type { LanguageCode } from '#contract/languages.ts';

/**
 * How people of each language use Latin letters, in the notation of `latin-rules.ts`. A group of letters listed here
 * replaces the common spellings of that group altogether.
 *
 * The weights follow how often each spelling occurs in Aksharantar (AI4Bharat, CC BY 4.0), rounded to a tenth.
 */
export const latinHabits: Partial<Record<LanguageCode, string>> = {
  as: `
a aa=-0 ee=3.6 a=3.9 E=4
a/C aa=-0 a=3.5 ee=4.1
a/P aa=-0
a/O aa=-0 ee=3.7 E=4
a/$ aa=-0 a=3.5
a/K aa=-0 ee=2.9 a=3.4 E=3.8
a/V aa=-0 aa.M2=1.3
a/^ aa=-0 ee=1.5 a=3.7
a/1O aa=-0 ee=3.2 a=4
a/1K aa=-0 ee=3.1 a=3.5
aa aa=-0 aa.M2=4.1
ai aa.i=-0 ee.i=2.8
ai/$ aa.i=-0 E.i=3.9
ai/K aa.i=-0 ee.i=0.2 ee=1 ee.y.aa=1.7
au aa.oo=-0 aa.u=1.2 aa.oo.M2=1.3 a=3.3
au/$ aa.oo=-0 aa.oo.M2=2 aa.u=3.3 E.oo=3.3
b b=-0 w=2.4
b/v b=-0 w=1.5
b/B b=-0 w=2.9
b/F b=-0 w=1.9
b/c b=-0
b/^ b=-0
b/n b=-0
b/$ w=-0 b=1.3
b/vB b=-0 w=2
b/vF b=-0 w=0.9
b/v$ w=-0 b=1.7
bb b.b=-0 b=0.6
bh bh=-0
c k=-0 c=1.5 s=2.4 ch=3.3
c/v k=-0 c=1.6 ch=2.7
c/B k=-0
c/^ k=-0 c=1.6
c/n s=-0 c=0.7 k=1.3
c/F c=-0 s=0.9 ch=1.9
c/C k=-0
c/vB k=-0
c/^B k=-0
c/^F c=-0 ch=2.5
c/vF c=-0 ch=1.1
c/vC k=-0
ch c=-0 ch=1.7 k=3.2
ch/n c=-0
ch/B c=-0 ch=2.6
ch/v c=-0 ch=0.7 k=2.5
ck k=-0
d d=-0 D=1.3
d/n d=-0 D=0.2
d/B d=-0 D=1.5
d/v d=-0 D=2
dd d.d=-0 D.D=2.3
ddh d.dh=-0
dh dh=-0 Dh=3.4 d.dh=4
dh/v dh=-0 d.dh=3.7
dh/^ dh=-0 Dh=2 dh.b=4
e ee=-0 aa=3.4 a=3.8 a.h.ee=4.1
e/O ee=-0 a=3.6 i=3.7 aa=4
e/^ ee=-0 i=2.9
e/$ ee=-0 a.h.ee=3.2 a=3.7
e/C ee=-0 aa=1.9 a=3.4
e/K ee=-0 aa=2
e/P ee=-0
e/V ee=-0
e/1O ee=-0 i=3.5
e/1K ee=-0 aa=3
ea ee=-0 i=0.5 aa=1.2
ee ii=-0 i=3
ei ee.i=-0
eo a=-0 i.a=1.7
ew i.u=-0
ey i=-0 ii=0.2
f ph=-0
ff ph=-0
g g=-0 j=3.7
g/B g=-0
g/^ g=-0
g/F g=-0 j=1.6
gh gh=-0
gn g.n=-0
gy j.ny=-0 g.y2=0.9
h h=-0 H=3.7
h/v h=-0 H=3.5
h/B h=-0 gh=3.9
h/$ h=-0 H=1.3 _=3.8
h/^ h=-0
h/F h=-0
h/C h=-0 H=1.9
h/c gh=-0 h=0.3
h/vB h=-0
h/v$ h=-0 H=1.3 _=3.8
h/vF h=-0
h/vC h=-0 H=1.8
i i=-0 ii=1.2
i/C i=-0 ii=0.4
i/P i=-0 ii=1.5
i/O i=-0 ii=1.6
i/V i=-0 _=0.9 ii=1.9 i.y=2 ii.y=3.7
i/K i=-0 ii=1.9
i/$ i=-0 ii=0.1
i/^ i=-0 ii=3.8
i/1P i=-0 ii=3.1 aa.i=3.1
i/1O i=-0 ii=2.5 aa.i=3.5
i/1V i=-0
ie i.ee=-0 i=0.3 i.y.ee=0.7 aa.y.aa=1.1 i.y.aa=1.4
j j=-0 y2=1.5
j/v j=-0 y2=2
j/B j=-0 y2=1.2
j/C j=-0 y2=3.9
j/$ j=-0
j/c j=-0 y2=0.2
j/vB j=-0 y2=1.7
j/vC j=-0 y2=3.9
j/nF j=-0
j/^F j=-0 y2=3.1
jh jh=-0 j=2.5
jj j.j=-0 j=2.4
k k=-0
kh kh=-0 k=1.3 k.S=3.2
kh/n kh=-0 k.S=3.3
kh/B kh=-0
kh/c kh=-0 k=3.1
kh/v kh=-0 k=0.8 k.S=3
kh/F k=-0 kh=0.2 k.S=2.1
kh/C kh=-0 k.S=1.5
kh/^ kh=-0 k=2.3 k.S=3.2
kh/cB kh=-0
kh/vF k=-0 kh=0.7 k.S=2.5
kh/vB kh=-0
kh/vC kh=-0 k.S=1.2
kh/^F kh=-0 k=0.8 k.S=1.6
kh/^B kh=-0
kh/cF kh=-0 k=1.7 k.S=2.9
kk k.k=-0 k=1.6
l l=-0
lh l=-0
ll l.l=-0 l=0.9
m m=-0
mm m=-0 m.m=0.3
n n=-0 N=2.1
n/B n=-0 N=1.7
n/^ n=-0
n/F n=-0 N=1.9
n/C n=-0 N=3.1
n/c n=-0 N=0.1
n/cF n=-0 N=1.7
ndr n.d.r=-0
ng M=-0 n=0.3 ng=0.3 n.g=0.8 m=1.7
ng/C n=-0 M=0.3 m=1.4 n.g=2.7
ng/B ng=-0 n.g=0.6 M=2.9
ng/F ng=-0 n.g=0.5 n.j=1.7
ng/$ M=-0
nn n.n=-0 n=2.6
o a=-0
o/C a=-0
oa oo=-0
oi ai=-0 a.i=1.9
oi/$ ai=-0 a.i=1.8
oi/K ai=-0 a=0.9 a.i=2.2
oo u=-0 oo=2.2
ou au=-0 a.oo=1.5 aa.u=2.3
ou/$ a.oo=-0 au=1.5
ou/O au=-0 aa.u=3.7
ou/K au=-0 aa.u=0.1
ow a.w.a=-0 aa.u=-0
oy a.y.a=-0
p p=-0
ph ph=-0
pp p.p=-0 p=0.9
r r=-0
r/$ r=-0
ree r.ii=-0
rh r=-0 Rh=0.1 Rd=1.2 r.h=1.5
rh/F r=-0 Rh=1 r.h=2.1
ri R=-0 r.i=1.3 r.ii=1.4 r.aa.i=3.6
ri/c R=-0 r.ii=1.2 r.i=1.7
ri/^ r.i=-0 R=2.3 r.aa.i=2.4
ri/n R=-0
rr r=-0
ru r.u=-0 r.oo=0.1 r.uu=0.2 r.aa=3
s c=-0 ch=0.7 s=0.9 S=1.4 sh=1.7
s/v c=-0 ch=0.2 s=0.7 S=0.7 sh=1.3
s/F c=-0 ch=0.4 s=2.3 sh=2.8
s/C s=-0 S=0.4 sh=0.8 ch=2.2 c=2.8
s/^ c=-0 s=1.1 ch=1.7 sh=2.3 S=2.7
s/B c=-0 ch=1.1 s=3.6
s/c c=-0 ch=0.3 s=1 S=2.5 sh=2.5
s/$ ch=-0 c=0.8 s=2.2
s/vF ch=-0 c=0.4 s=1.8 sh=2.2 S=2.9
s/vC S=-0 s=0.1 sh=0.6 ch=1.8 c=2.3
s/^B c=-0 ch=1.7
s/vB c=-0 ch=0.8 M2.c=3.2
s/cB c=-0 ch=0.7 s=1.4
s/cC s=-0 S=0.7 sh=1 ch=1.5
s/^F c=-0 ch=1.6
s/v$ ch=-0 c=0.5
s/^C s=-0 sh=1.1 S=1.5
s/c$ ch=-0 c=1.6
sch c.ch=-0 sh.c=1 s.k=1.2 c.c=1.3
sh sh=-0 S=0.6
sh/F sh=-0
sh/^ sh=-0
sh/vC S=-0 sh=0.5
ss ch=-0 c.ch=0.6 c=1 c.c=1.4 ch.y2=1.8
sth s.th=-0 S.Th=1.1
sth/^ s.th=-0
sth/c s.th=-0
sth/vB s.th=-0 S.Th=0.4
t t=-0 T=0.9
t/v t=-0 T=1.3
t/$ t=-0 T=2.5
t/B t=-0 T=0.5
t/c T=-0 t=0.2
t/n t=-0 T=0.2
t/v$ t=-0 T=3.4
t/vB t=-0 T=0.6
t/c$ T=-0 t=2.4
t/cC T=-0
th th=-0 Th=1.1 t=2.5
th/F th=-0 Th=0.8 t=1.2
th/v th=-0 Th=0.7 t=1.9
th/B th=-0 Th=1.3
th/c th=-0
th/^F Th=-0 th=0.4
th/vF th=-0 Th=0.6 t=0.6
th/vB th=-0 Th=0.8
th/v$ th=-0
tr t.r=-0 T.r=1.5 t=2.2
tr/c T.r=-0 t.r=0.3 t=1.5
tr/B t.r=-0 T.r=1.5
tr/^ T.r=-0 t.r=0.6 t=2.3
tr/v t.r=-0 t=2.1 T.r=3.4
tr/n t.r=-0 T.r=3.4
tr/F t.r=-0 t=0.9 T.r=1.5
tr/cB T.r=-0 t.r=0.2
tr/vB t.r=-0 T.r=3.5
tr/vF t.r=-0 t=0.6 T.r=2.9
tt t.t=-0 T.T=1.6 T=1.7
tth t.th=-0
u u=-0 oo=0.1 uu=1.7
u/K u=-0 oo=1.5 uu=1.7 aa=2.9
u/P oo=-0 u=0.2 uu=1.6 oo.M2=2.8
u/O u=-0 oo=0.4 uu=1.7
u/$ oo=-0 u=2.7 oo.M2=3.1
u/C oo=-0 u=0.4 uu=1.3
u/^ u=-0 oo=2 i.u=3.9
u/V u=-0 u.w=1.6 oo.w=2.4 _=2.5 oo=3.2
u/^K u=-0 aa=3.3
u/1K u=-0 oo=1.3 uu=1.4 aa=2.4
u/^O u=-0 oo=1.4 i.u=3.3
uu oo.oo=-0
v bh=-0 w=2.7 b=3.4
w w=-0 b=0.9
w/v w=-0
w/B w=-0 b=0.9
w/c b=-0 w=2.5 t.b=3.2
w/^ w=-0 _=2.3
w/F w=-0 b=1.3 _=3 t.b=3.6
x s=-0 sh=0.9 S=2.2
x/^ s=-0 sh=1.3
x/B s=-0 sh=1.3 S=2.5
x/v s=-0 sh=0.7 S=1.6
x/F sh=-0 s=0.1 S=1.6
x/$ sh=-0 s=0.8 S=1.1 k.s=2.7
x/c s=-0 sh=0.8 S=1.6
x/n s=-0 sh=1.6
x/C sh=-0 s=0.1 S=1.5 k.s=1.8
x/^B s=-0 sh=1.7
x/vB s=-0 sh=1.1 S=1.9
x/vF sh=-0 s=0.1 S=0.9 k.s=3.1
x/^F s=-0 sh=0
x/v$ sh=-0 s=0.8 S=1.1 k.s=2.7
x/cF sh=-0 s=0.9 S=1.2
x/vC sh=-0 s=0.2 S=1.5 k.s=2
y y2=-0 S=0.9 y=1 _=1.1 ii=2.7
y/$ i=-0 ii=0.1
y/c y2=-0 S=0.8 _=1.2
y/B y2=-0 S=1.1 _=1.1 y=1.3
y/v y=-0 ny=3
y/n y2=-0 _=0.9
y/F y=-0 S=0.1 y2=0.7
y/O ii=-0 i=0.3 aa.i=0.3
y/cF S=-0 y2=0.6
z y2=-0 j=0.1
z/v j=-0 y2=2.7
z/c y2=-0 j=2.2`,
  bn: `
a aa=-0 a=0.6 E=2.7 ee=3.6
a/K aa=-0 a=0.3 E=2.1
a/O aa=-0 a=0.7 E=2.9 ee=3.3
a/V aa=-0 a=2.6 aa.M2=2.9
a/C aa=-0 a=0.8 E=2.8
a/P aa=-0 a=1.1 ee=3.4 E=3.7
a/$ aa=-0 a=1
a/^ aa=-0 a=0.3 E=1.8 ee=2.6
a/1K aa=-0 a=0.5 E=1.8
a/1O aa=-0 a=0.5 E=2.2 ee=3.4
a/1C aa=-0 E=0.6 a=1.9
aa aa=-0 E=3 a=4
ae aa=-0 ee=0.3 i=0.6 aa.i=1.1 aa.y.ee=1.1
ai aa.i=-0 ai=2.2 aa.y.a=2.3 ee.i=2.8 ee=3.3
ai/$ aa.i=-0 aa.y.a=1.5 a.i=3
ai/O aa.i=-0 ai=1.6 ee.i=3 ee=3.5 a.i=3.6
ai/P aa.i=-0 a.i=3.5
ai/K aa.i=-0 ee.i=0.9 ee=1.5 ai=1.6 ee.y.aa=2.4
ai/1O aa.i=-0 ai=1 ee.i=2.7 ee=3.2 a.i=3.2
au aa.u=-0 au=0 a=0.7 a.oo=2.7 u=2.8
au/^ a=-0
au/1O au=-0 aa.u=1 a.oo=2.5 a=3
ay aa.y.a=-0 a.y.a=0.6 ee=0.7 E.y.a=1.5 aa.i=1.7
b b=-0
bb b.b=-0 b=0.6 b.y2=0.9
bh bh=-0
c k=-0 s=1.3 c=3.4
c/^ k=-0 s=1.9
c/B k=-0 c=4
c/C k=-0
c/F s=-0 c=3.1 k=3.4 sh=4
c/$ k=-0 c=2.4
c/n s=-0 k=0.7
c/^B k=-0 c=4.2
c/nF s=-0
c/^F s=-0
ch c=-0 ch=1.6 k=3.5
ch/^ c=-0 k=3.2 ch=4.1
ch/F c=-0 ch=0.8 k=3.4
ch/v c=-0 ch=0.9 k=3.5
ch/B c=-0 ch=2.6
ch/n c=-0 ch=3
ch/C c=-0 k=1 ch=1.2
ch/vF c=-0 ch=0.1
ch/vB c=-0 ch=1.8
ch/^B c=-0 ch=4.1
chch c.ch=-0 c.c=1.1
chh ch=-0 c.ch=3
ck k=-0
d d=-0 D=1 Rd=3.2
d/n d=-0 D=0.2
d/B d=-0 D=1.3 Rd=3.1
d/v d=-0 D=1.5 Rd=2.7
d/^ d=-0 D=0.8
d/$ D=-0 d=0.1 Rd=3.4
d/vB d=-0 D=2 Rd=2.4
d/v$ d=-0 D=0.3 Rd=3.2
d/c$ D=-0 d=2.4
d/cC D=-0 d=0.9
dd d.d=-0 d.y2=1.7 d=1.9 D=2.1 D.D=2.5
dd/F d.d=-0 D.D=2.8 D=3 d=3
ddh d.dh=-0 Dh=2.4
ddh/v d.dh=-0
dh dh=-0
dh/B dh=-0 dh.b=4.1
dh/C dh=-0 Dh=1.8
dh/^ dh=-0 dh.b=3.2 Dh=3.4
e ee=-0 aa=2.8 a=2.9 i=3.6
e/C ee=-0 aa=2.7 a=3.5
e/K ee=-0 aa=1.5 a=3.7 i=3.8
e/$ ee=-0 a=2.2
e/^ ee=-0 i=1.9
e/O ee=-0 i=2.7 a=3.1 aa=3.7
e/P ee=-0 a=3.6 aa=3.7 i=3.8
e/V i=-0 ee=0.9 _=1.9
e/1O ee=-0 i=2.4
e/1K ee=-0 aa=1.9 i=3.7
ea i=-0 ee=0.7 i.y.aa=1 ee.y.aa=1.2 aa=1.7
ee ii=-0 i=0.2 ee=1.6
ei ee.i=-0 aa.i=3.7
ei/$ ee.i=-0
eo ee.oo=-0 i.oo=2.4 ee.oo.y=3.8
eo/$ ee.oo=-0
eo/O i.oo=-0 ee.oo=0.4
ew i.u=-0
ey ee=-0 i=1.5 ee.i=3.2
f ph=-0
ff ph=-0
g g=-0 j=2.9
g/C g=-0
g/F g=-0 j=0.8
g/B g=-0
gg j.ny=-0 g=0.7 g.y2=1.1
gh gh=-0 g=2.6
gn g.n=-0 n=2.6
gy j.ny=-0 g.y2=0.5 g=2.4
h h=-0 _=3.3
h/^ h=-0
h/F h=-0
h/v h=-0 _=3.7 H=4
h/B h=-0 _=3.7
h/c h=-0 _=0.3 gh=0.6
h/C h=-0 H=1.8 _=2.1
h/$ h=-0 _=1.2 H=2.7
h/n h=-0 _=1.1
h/vB h=-0
h/vC h=-0 H=1.6 _=2.2
h/v$ h=-0 _=1.3 H=2.7
h/vF h=-0
i i=-0 ii=1.6
i/O i=-0 ii=1.8 aa.i=3.4
i/K i=-0 ii=2.4
i/$ i=-0 ii=0.6 a.i=2.8
i/V i=-0 i.y=0.2 _=0.7 aa.y=2.8 ii=3.1
i/P i=-0 ii=1.6 aa.i=3.3
i/C i=-0 ii=1.3
i/^ i=-0 ii=3.3 aa.i=3.4
i/1V i.y=-0 i=0 aa.y=0.6 _=2.2 aa.i=2.2
i/1O i=-0 ii=2.7 aa.i=3.3
ie i=-0 i.y.ee=0.1 i.y.aa=1.5 aa.i=2 i.i=2.6
ii ii=-0 i.i=0.7 i=1.3
j j=-0 y2=1.4
j/v j=-0 y2=1.9
j/F j=-0 y2=3.4
j/c j=-0 y2=0.4
j/B j=-0 y2=0.8
j/C j=-0
j/$ j=-0
j/vF j=-0 y2=3.9
j/vB j=-0 y2=1.1
j/vC j=-0
j/cF j=-0 y2=2.3
jh jh=-0
jj j.j=-0 j.y2=1.8 j.j.b=1.8 j=2.3
k k=-0
kh kh=-0 k.S=2.5
kh/v kh=-0 k.S=3.6
kh/^ kh=-0 k.S=1.7
kk k.k=-0 k=1.4 k.y2=2.4
kkh k.S=-0 H.kh=3.6
ksh k.S=-0 k=1.4 k.s=2 sh=2.3
l l=-0
lh l=-0
ll l=-0 l.l=0.1
ll/B l.l=-0 l=1 l.y2=3.3
m m=-0
m/$ m=-0 M=3.3
mm m.m=-0 m=0.5
n n=-0 N=2.2
n/^ n=-0
n/B n=-0 N=1.9
n/v n=-0 N=2.3 M2=4
n/C n=-0 N=3 M2=3.2
n/F n=-0 N=2
n/$ n=-0 N=2
n/c n=-0 N=0.8
n/vC n=-0 N=3 M2=3.2
n/vF n=-0 N=1.8
n/vB n=-0 N=2.2
n/v$ n=-0 N=2
n/cF n=-0 N=2.1
ndr n.d.r=-0 n.D.r=2.7
ng M=-0 n.g=0.4 n=1.3 m=2.6
ng/$ M=-0 n.g=4
ng/B n.g=-0 M=2.6 g=2.7
ng/C M=-0 n=0.5 m=1.8 n.g=2.1
ng/F n.g=-0 n.j=2.1
nn n.n=-0 n=0.8 n.y2=1.4 N.y2=3.1 m.b=3.4
nn/B n.n=-0 n.y2=1.4 n=1.8 N.y2=3.3
nn/F n=-0 n.n=0.5 m.b=2.2 n.y2=2.4
o a=-0 oo=1.1
o/$ a=-0 oo=0.3 a.oo=1.8
o/O a=-0 oo=1
o/K a=-0 oo=1.7
o/P a=-0 oo=0.6
o/1O a=-0 oo=0.7
oa oo.y.aa=-0 oo=0.4 a=2
oi ai=-0 a.i=0.3 oo.i=1.4 a.y.a=2.7 a.y.ee=3.1
oi/$ a.i=-0 oo.i=1.3
oi/O ai=-0 a.i=2 a.y.a=3.5 a.y.ee=3.5 oo.i=3.5
oi/K ai=-0 a.y.a=2.1 a.i=2.4
oo u=-0 uu=1.5 oo=2 a=2.4
ou au=-0 aa.u=1.5 u=2.1 oo=2.2 aa=2.6
ou/O au=-0 u=2.7 aa.u=2.9 au.M2=3.6 a.u=3.6
ou/K au=-0 aa.u=0.1 oo=0.7 aa=1.4 u=1.9
ow aa.u=-0
oy a.y.a=-0 oo.y.a=2.4
p p=-0
ph ph=-0
pp p=-0 p.p=0.2
q k=-0
qu k=-0
r r=-0
ree r.ii=-0 r.i=0.3 R=1.3 r.ee=2.1
rh r=-0 Rd=2.5
ri R=-0 r.i=0.9 r.ii=2 r.aa.i=3.1
ri/^ r.i=-0 R=1
ri/n R=-0 r.i=2.9
rr r=-0 r.r=3
ru r.u=-0 r.uu=1.7 r.aa=2.9
s s=-0 sh=3.5
s/v s=-0 sh=3.4 S=3.6 j=3.8
s/B s=-0 sh=3.9
s/C s=-0 sh=3.2 S=3.3
s/c s=-0
s/^ s=-0 sh=3.4
s/F s=-0 sh=3 j=3.2
s/vB s=-0 sh=3.7
s/vC s=-0 S=3 sh=3.4
s/cB s=-0 sh=3.8 S=3.9
s/v$ s=-0
s/vF s=-0 j=2.5 sh=2.6
sch sh.c=-0 s.k=1.4
sh sh=-0 S=1.2 s=2.6
sh/v sh=-0 S=0.7 s=2.5
sh/F sh=-0 S=1.7 s=3
sh/^ sh=-0 s=2.8
sh/C sh=-0 S=0.4 s=2.4
sh/n sh=-0 s=2.2
sh/vF sh=-0 S=1.3 s=2.8
sh/vC sh=-0 S=0.2 s=2.4
ss s=-0 sh=2.3 s.y2=3.6 sh.b=3.6
ssh sh.b=-0
sth s.th=-0 S.Th=1.3 s.th.y2=3.4
t t=-0 T=0.5
t/c T=-0 t=0
t/B t=-0 T=0.9
t/v t=-0 T=0.9
t/F t=-0 T=0.3 sh=3.2
t/n T=-0 t=0.1
t/$ T=-0 t=0.6
t/^ t=-0 T=0.6
t/cB t=-0 T=0.4
t/vF t=-0 T=0.8 sh=3
t/vB t=-0 T=1.1
t/nB t=-0 T=0.9
t/n$ T=-0 t=2
t/v$ t=-0 T=0.1
t/cC T=-0 t=3
t/^F T=-0 t=0.1
t/nF T=-0 t=0.8
t/c$ T=-0
tch c=-0 t.c=2
th th=-0 Th=1.3 t=3.6
tr t.r=-0 T.r=0.9 t=2.2
tr/c T.r=-0 t.r=0.7 t=2.1
tr/B t.r=-0 T.r=0.7
tr/n t.r=-0 T.r=2.1
tr/F t.r=-0 T.r=1.1 t=1.2
tr/v t.r=-0 T.r=2.1 t=2.3
tr/^ T.r=-0 t.r=0.9 t=2
tr/vB t.r=-0 T.r=2.2
tr/^B T.r=-0 t.r=2.5
tr/vF t.r=-0 t=1 T.r=1.8
tr/^F t.r=-0 T.r=0.5 t=0.9
tt t.t=-0 T=1.1 t.b=1.3 T.T=1.5 t.y2=1.8
tt/F t.t=-0 T=0.7 T.T=1.7 t.b=1.8 t.y2=2.3
tt/B t.t=-0 t.b=0.9 T.T=1.3 t.y2=1.4 t=1.4
tth Th=-0 t.th=0.2
u u=-0 uu=2.3 aa=2.9
u/O u=-0 uu=2.3 i.u=3.6
u/C u=-0 aa=2.1 uu=2.6 y.aa=3.6
u/^ u=-0 aa=2.8 i.u=3.4
u/K u=-0 aa=2 uu=2.1
u/P u=-0 uu=1.8
u/$ u=-0
u/V u=-0 u.y=0.9 _=2.1 aa=3.6
u/^O u=-0 i.u=2.8
u/1K u=-0 aa=1.7 uu=2.2
v bh=-0 b=1.3
w b=-0 _=2
w/c b=-0
w/^ _=-0
w/v _=-0 b=1.4 bh=1.8 y=2.3
x k.s=-0 k=4
y y2=-0 y=0.4 _=0.6 i=1 aa.i=2.5
y/c y2=-0 _=0.7
y/B y2=-0 _=0.6 y=0.8
y/O i=-0 aa.i=0.2 ii=2.2 aa.y.a=2.7
y/F y=-0 y2=0.9 _=1.9
y/$ i=-0 ii=2.1 y=3.6 a=3.9
y/v y=-0 _=3.1
y/n y2=-0 _=0.2
y/K i=-0 aa.i=0.5
y/1O aa.i=-0 i=1.3 aa.y.a=1.9
z j=-0 y2=3.3
z/^ j=-0 y2=1.3
zz j.j=-0 j=2.3`,
  brx: `
a aa=-0 a=3.1 ee=3.6 a.aa=4
a/K aa=-0 a=2.9 ee=3.2
a/$ aa=-0 a=3.4
a/O aa=-0 a=3 ee=3.4
a/C aa=-0 a.aa=2 a=2.2 ee=3.3
a/V aa=-0 a.aa=2.6 aa.v=3.9
a/^ aa=-0 ee=1.9 a=2.4
a/1V aa=-0
aa aa=-0 a.aa=0.4 aa.aa=0.8 aa.y.aa=2.4 a=2.7
ai aa.y.a=-0 aa.i=2 aa.y=3.6
ai/O aa.y.a=-0 aa.i=1.7 aa=3.7
ai/P aa.y.a=-0 aa.i=2.4 aa=3.6
ai/$ aa.y.a=-0 aa.i=2.7
ai/C aa.i=-0 aa.y.a=0.2 ee=0.8
ai/K aa.y.a=-0 aa.i=2 aa.y.oo=3 ee=3 aa=3.4
ai/V aa.y=-0 aa.y.a=1.9 aa.i=2.2 aa.i.y=3.1
ai/^ aa.y.a=-0 aa.i=0.2 ee.y.aa=1.3
ai/1O aa.y.a=-0 aa.i=1.1 ee=3.3 ai=3.8
ai/1K aa.y.a=-0 aa.i=0.9 ee=1.4 aa=2.3 ee.i=2.5
au aa.v.a=-0 aa.u=0.2 aa=0.9 a=1.1
ay aa.y.oo=-0 aa=0.3 a.y.a=2.6 ee=3.1 oo=3.4
ay/P aa=-0 oo=2.8
ay/O aa=-0 oo=3.1
ay/C aa.y.oo=-0
ay/K aa.y.oo=-0
b b=-0
bb b.b=-0
bh bh=-0 b=1.8
c k=-0 s=0.8 kh=3.7
c/^ k=-0 s=1.5 kh=3.1
c/B k=-0 kh=3.2
c/F s=-0
c/C k=-0
c/n s=-0
c/^B k=-0 kh=2.9
c/^F s=-0
ch c=-0 s=2.6 k=3.3
ck k=-0
d d=-0 D=1.9
d/B d=-0 D=2.6
d/n d=-0 D=0.7
dd d.d=-0
dh dh=-0 d=3.1
e ee=-0 a=2.3 aa=2.6 i=3
e/C ee=-0 aa=2 a=3.2
e/O ee=-0 i=2.6 a=2.9 aa=3.5
e/K ee=-0 aa=2.1 a=3.1 i=3.6
e/P ee=-0 a=1.8 aa=2.9 i=3.9
e/$ ee=-0 a=0
e/^ ee=-0 i=0.7
e/1O ee=-0 i=2.3
e/1K ee=-0 aa=2.8
ea a.aa=-0 ee.aa=0.6 i.y.aa=0.7 i=0.7 ee=1
ee ii=-0 i=0.2
ei ee.i=-0 ee.y.a=1.5
eo ee.v.a=-0 ee.v=2.7 i.u=3 ee.u=3
ey ee.y.oo=-0 ee=-0
f ph=-0
ff ph=-0
g g=-0 _=3.7 j=3.9
g/C g=-0 _=2.3
g/B g=-0
g/F g=-0 j=2.3
gh gh=-0 dh=2.1 g=2.3
gy g=-0 g.y=0.5 j.ny=1
h h=-0 _=1.6
h/^ h=-0
h/B h=-0 _=4.1
h/v h=-0 _=1 H=3.6 g=3.8
h/C h=-0 _=0.4
h/$ _=-0 H=2
h/F h=-0
h/c h=-0 _=0.3 H=2.3
h/v$ _=-0 H=2.2
h/vB h=-0 g=3.8
h/^C h=-0 _=1.3
h/vF h=-0
i i=-0 ai=1.9 i.y=3.4 ii=3.9
i/$ i=-0 ai=1.3 ii=3.7
i/C i=-0 ai=3.7 ii=4
i/O i=-0 ai=2 ii=3.9 aa.i=4
i/V i.y=-0 i=-0 _=1.5 ai=2.9 ii=2.9
i/K i=-0 ai=3.3
i/P i=-0 ai=1.7 aa.i=3.2 ii=3.2
i/^ i=-0
i/1P i=-0 ai=0.7 oo.y.i=2.8 oo.h.ai=3.1
i/1V i=-0 i.y=2 aa.y=3
ie i.ee=-0 aa.i=0.2 i=0.2
j j=-0
jh jh=-0
jn n=-0
k kh=-0 k=1
k/B kh=-0 k=0.8
k/^ kh=-0 k=0.6
k/F k=-0 kh=0
k/C kh=-0 k=2.2
k/$ k=-0 kh=2.9
k/^F k=-0 kh=0.7
kh kh=-0 k.S=3.3 k=3.9
kk k=-0 k.k=0.3
ksh k.s=-0 k.S=0.4
l l=-0
lh l.l=-0 l=0.2
ll l=-0 l.l=0.6
m m=-0
mm m=-0 m.m=0.8
n n=-0
n/F n=-0
n/$ n=-0 v=2.7 M.v=3
ndr n.d.r=-0 n.D.r=1.8
ng M=-0 n=0.8 n.g=1 m=1.8 ng=2.3
ng/C M=-0 n=0.4 m=1.4 n.g=1.5 ng=3.4
ng/$ M=-0
ng/B n.g=-0 M=0.6 ng=0.7
ng/F n.g=-0 ng=2 M=2.1 g=2.5 n.j=2.5
nn n.n=-0 n=1.2
nn/F n=-0 n.n=1
nn/vB n.n=-0 n=2.4
o a=-0 v.a=0.8 au=1.2
o/O a=-0 v.a=1.2 au=2.3
o/C a=-0 _=2.1 au=3.6 v.a=3.7
o/$ v.a=-0 au=0.2 a=1.7
o/K a=-0 v.a=3.3 au=3.6
o/P a=-0 v.a=0.7 au=1.5 _=3.3
o/^ a=-0
o/1O a=-0 au=2.2
o/1K a=-0 au=3.4
oa v.aa=-0 au.v.aa=1.1 a.aa=1.3 a=1.4 a.v.aa=1.5
oa/O v.aa=-0 au.v.aa=0.9 a.v.aa=1.5
oi a.y.a=-0 a.i=1.5 ai=2.2
oo u=-0
ou au=-0 aa.u=0.6 a=1.2
ou/K aa.u=-0 a=0.4
ow oo=-0 au=1.5 aa.u=1.8
oy a.y.a=-0 a.y.oo=1.5 aa=1.7 oo=1.9 a=2.2
p ph=-0 p=0
p/^ p=-0 ph=0.9
p/B p=-0 ph=0.3
p/v ph=-0 p=0.6
p/C ph=-0 p=0.8
p/$ p=-0
p/vC ph=-0 p=1.5
p/vB ph=-0 p=0
p/v$ p=-0
ph ph=-0
pp p=-0
r r=-0
rh r=-0 Rd=2.1
ri r.i=-0 R=2.3 oo.r.i=2.9 r.ii=3.7
ru r.u=-0 r.a=2.5 r.aa=2.8 u.h.oo=3.5
s s=-0
s/B s=-0
s/^ s=-0
s/C s=-0 S=3
s/vF s=-0 j=3.7
s/^C s=-0 S=2.7 sh=3.6
sch s.k=-0
sh sh=-0 s=0.1 S=2 c=3.5
ss s=-0
t th=-0 T=0.7 t=1
t/^ th=-0 T=1.6 t=2
t/B th=-0 t=1.4 T=1.4
t/c th=-0 T=0.2 t=0.7
t/n th=-0 T=0.6 t=1.6
t/F th=-0 T=0.7 t=1.3 s=3
t/$ T=-0 t=0 th=2.7
t/C T=-0 t=0.7 th=1.3
t/cB th=-0 T=0.7 t=0.8
t/nF th=-0 T=1.1 t=3.7
t/cC T=-0 t=2.3
t/c$ T=-0 t=2.2
t/n$ T=-0 t=1.5
th th=-0 t=2.9 T=3.3
tr T.r=-0 t.r=1.1 th.r=1.5
tr/v t.r=-0 T.r=0.4 th.r=0.6
tr/^ T.r=-0 t.r=2.6
tt T=-0 t.t=0.5 T.T=1.1 t=1.8
u u=-0 aa=3.7 u.v=3.9
u/K u=-0 aa=2.8
u/O u=-0
u/V u=-0 u.v=0.1 _=2.1
u/^ u=-0 i.u=2.9
uy u=-0 u.y.oo=0.2
v bh=-0 b=1.3 v=2.3
w _=-0 v=2.6 y=3.4
w/v v=-0 _=-0 y=0.3
w/F _=-0 y=2.6 v=3.7
w/c _=-0 v=3.3
w/n _=-0
w/B _=-0 v=1.9
w/C _=-0
w/$ _=-0
w/^ v=-0 _=0.1
w/vF y=-0 v=1.5
w/cF _=-0 h=3.9 y=4.1
w/cB _=-0 v=2.8
w/v$ _=-0
w/vB v=-0 g=3.5
w/vC _=-0
x k.s=-0
y y=-0 _=2 i=2.6 oo.y.oo=3.1 n=3.6
y/v y=-0 _=2.4 n=3.5
y/F y=-0 _=2.4
y/B y=-0 _=2.5 n=3.5
y/O i=-0 ii=0.6 oo=1 aa.i=1.2 y.ai=1.6
y/C _=-0 y=0.1 oo.y.oo=0.3 y.oo=2.2 oo=2.8
y/$ i=-0 ii=1.5
y/c y=-0 _=0.4
y/K i=-0 y.oo=0.2 oo.y.oo=0.4 aa.i=1.5 oo=1.8
y/vB y=-0 _=3.1 n=3.4
y/vC _=-0 y=0.1
z j=-0`,
  gu: `
a a=-0 aa=0.3 ee=2.2 aa.M=2.7
a/K a=-0 aa=0.8 ee=2.3
a/$ aa=-0 aa.M=0.9 a=2.3
a/O a=-0 aa=0.4 ee=2.1
a/P aa=-0 a=0.5 ee=2.9
a/^ a=-0 ee=1.2 aa=2.3
a/C a=-0 aa=0.6 ee=3.2
a/V aa=-0
a/1K a=-0 aa=0.6 ee=2
a/1O a=-0 aa=1.1 ee=2.2
aa aa=-0 aa.M=2.1
aa/K aa=-0
aa/P aa=-0 aa.M=2.9 a.v.aa=4
aa/O aa=-0 aa.M=3.7
aa/$ aa=-0 aa.M=0.6
aa/V aa=-0
aa/^ aa=-0
aa/C aa=-0
aa/1O aa=-0
ae ee=-0 a.ee=1.6 aa.ee=2.8 aa=3.2 aa.y.ee=3.9
ae/^ ee=-0
ai aa.ii=-0 aa.i=0.5 ai=0.6 ee=1.5 ee.i=2.2
ai/O aa.ii=-0 ai=0.1 aa.i=0.6 ee=2 ee.i=2.7
ai/P aa.ii=-0 aa.i=0.6 ai=2.1
ai/$ aa.ii=-0 aa.i=0.6
ai/K ee=-0 ai=0.1 ee.i=0.8 aa.i=1.9 ee.ii=2
ai/1O ai=-0 aa.ii=1.9 aa.i=2.1 ee=2.3 a.y.a=2.8
au au=-0 oo=1.7 aa.u=2.1 O=3.7
au/^ oo=-0 au=0
au/1O au=-0
ay a.y.a=-0 ee=0.7 aa.y.a=0.9
b b=-0
bb b.b=-0 b=1.2
bh bh=-0
c k=-0 s=1.3
c/^ k=-0 s=1.9
c/B k=-0
c/n s=-0 k=1 n=3.8
c/F s=-0 sh=3.7
c/C k=-0
c/$ k=-0
c/^B k=-0
c/nF s=-0
c/^C k=-0
c/^F s=-0 k=3.2
ch c=-0 k=3
ch/B c=-0
ch/C c=-0 k=1.3
chch c=-0 c.c=0.4 c.ch=1.6
chch/C c=-0 c.c=2.5
chh ch=-0
ck k=-0
d D=-0 d=0.3 L=3.6
d/v D=-0 d=0.5 L=3
d/^ d=-0 D=0.1
d/F D=-0 d=0.6
d/B d=-0 D=0.1 L=3
d/$ D=-0 d=1
d/vB D=-0 d=0.2 L=2.3
d/vF D=-0 d=0.9
d/cC D=-0 d=1.5
d/c$ D=-0
dd d.d=-0 D.D=1 D=1
ddh d.dh=-0
dh dh=-0 Dh=2.3 d=2.9
dh/n dh=-0
dh/B dh=-0 Dh=2.9
dh/^ dh=-0 Dh=2
dh/F dh=-0 d=1.6 Dh=2.2
dh/c dh=-0
dh/vC dh=-0 Dh=0.9 d=2.9
dhdh dh.dh=-0 d.dh=0.7
e ee=-0 a=1.4 i=3.3 _=3.4
e/$ ee=-0 a=1.7
e/K ee=-0 a=0.9 _=3.8
e/O ee=-0 a=1.8 i=2.4 ii=3.2
e/P ee=-0 a=1.4
e/^ ee=-0 i=1.6 ii=2.9 _=3.5
e/C ee=-0 a=0.9 _=1.2 ii=3.3
e/V _=-0 i=2.7
e/1K ee=-0 a=1.9 i=3.2
e/1O ee=-0 i=2 ii=2.8 a=3.9
e/^K ee=-0 i=3.4 a=4.1
e/^O ee=-0 i=0.7 ii=2
ea ii=-0 ee=0.7 i.y.a=1.5 i=1.9 i.ee=2.8
ee ii=-0 i=1.5 ee=3.9
ee/O ii=-0 i=0.9 ee=3.2
ee/$ ii=-0
ee/P ii=-0 i=1.9
ee/C ii=-0 i=0.4 ee=3.2
ei ee.i=-0 ii=0.4 ee=1.1 aa.i=1.3 ee.ii=1.6
eo i.y.oo=-0 ii.oo=1 i.oo=1.1 ii.y.oo=1.9 oo=2.2
ew y.u=-0 y.uu=0.7
ey ii=-0 ee=0.4 ee.y.a=1.7
f ph=-0
ff ph=-0
g g=-0 j=2.5
g/F g=-0 j=0.4 _=3.5
g/B g=-0
g/^ g=-0 j=3.3
g/C g=-0
g/^B g=-0
g/^F g=-0 j=0.9
gg g=-0 g.g=0.8
gh gh=-0 g=2.9
gn g.n=-0 j.ny=0.2 n=0.6
gn/F g.n=-0 n=0.7
gny j.ny=-0
gy g.y=-0 j.ny=1
h h=-0 gh=3.7 _=3.8 ch=4
h/^ h=-0
h/B h=-0 gh=3.6 ch=3.8
h/v h=-0 n=3.7 H=3.7
h/F h=-0 n=3.7 _=4.1
h/C h=-0 H=2.3 _=2.7 gh=3.1 ch=3.7
h/$ h=-0 gh=2.4 _=2.6 H=2.7
h/c gh=-0 h=0.3 ch=0.4 _=0.6
h/vB h=-0 n=3.8
h/vC h=-0 H=2.2 _=3
h/v$ h=-0 H=2.1 _=2.8
h/n$ h=-0
i ii=-0 i=0.2 i.y=3.3 aa.i=3.3 _=3.4
i/K i=-0 ii=1.2
i/O i=-0 ii=0.2 aa.i=2.6 aa.ii=3.3
i/C i=-0 ii=0.7
i/P ii=-0 i=0.7 aa.i=2.7 aa.ii=3.5
i/V ii=-0 i.y=0.4 _=0.6 i=1.1 aa.y=1.9
i/$ ii=-0 i=3.6
i/^ i=-0 ii=0.5 aa.i=2.7
i/1K i=-0 ii=1.6 aa.i=3.3 aa.ii=3.9
i/1O i=-0 ii=1.2 aa.i=2.5 aa.ii=3.4 aa.y.a=3.8
i/1V aa.y=-0 i.y=1 i=1.5 ii=1.8
i/^K i=-0 ii=0.5
i/^O i=-0 ii=0.7 aa.i=1.5 aa.ii=3.2
ie ii=-0 i.y.a=0.9 i=1 aa.y.a=1.3 aa.i=1.6
ie/K i.y.a=-0 i=-0 ii=0.3 aa.y.a=0.3 i.ee=0.6
ie/C ii=-0 aa.i=1.3 i.y.a=1.5 ii.y.a=1.9 i.a=2.2
ii ii=-0 i=1.1
j j=-0
jh jh=-0 j=1
jj j.j=-0
jn n=-0
k k=-0
kh kh=-0
kk k.k=-0 k=2.6
ksh k.S=-0
l l=-0 L=2
l/c l=-0
l/v l=-0 L=1.6
l/^ l=-0
l/v$ l=-0 L=2.7
l/vB l=-0 L=1.2
lh l.h=-0
ll l=-0 l.l=0.7
ll/F l=-0 l.l=1.6 n=3.8
ll/B l.l=-0 l=0.4
m m=-0
m/B m=-0
m/C m=-0 M=3.9
m/^ m=-0
m/$ m=-0 M=2.6
mm m=-0 m.m=1.1 m.y=2.1
n n=-0 N=2.9 M=3.2
n/c n=-0 N=3.3
n/F n=-0 N=3
n/v n=-0 N=2.7 M=2.9
n/B n=-0 N=3
n/^ n=-0
n/n n=-0
n/$ n=-0 M=1 N=2.1
n/cF n=-0
n/vF n=-0 N=2.6
n/vB n=-0 N=2.8
n/v$ n=-0 M=0.9 N=2.3
n/cC n=-0 N=0.3
n/c$ n=-0 N=0.1
ndr n.d.r=-0 n.D.r=2.3
ng n.g=-0 n=2.6 n.j=3.3
ng/B n.g=-0
ng/F n.g=-0 n.j=0.9
ng/C n.g=-0 n=1.5
ng/$ n.g=-0
nn n=-0 n.n=1.5
o oo=-0 a=2.7
o/K oo=-0 a=1.8 O=3.2
o/C oo=-0 a=0.6 O=3.4
o/$ oo=-0
o/O oo=-0 a=3.8
o/^ oo=-0
o/P oo=-0
o/1K oo=-0 a=2.5 O=2.8
oa oo=-0 oo.aa=3.3 oo.ee=3.6 oo.a=3.9
oi oo.i=-0 oo.ii=0.3 O.i=2.9
oo uu=-0 u=0.5 oo=1.8 u.M=2.5
oo/$ u.M=-0 u=1 oo=1.2
oo/K uu=-0 u=0.7 oo=1.9 a=3
oo/P uu=-0 oo=2.3
ou aa.u=-0 a=1.3 oo=1.7 u=2.4 a.aa.u=2.5
ow aa.u=-0 oo=1.2
oy oo.y.a=-0
p p=-0
ph ph=-0
pp p=-0 p.p=0.4
q k=-0
qu k.v=-0 k=2.5
r r=-0
ree r.ii=-0 r.i=1.3
rh r=-0 Dh=1.5 h=1.7 r.h=2
ri r.i=-0 r.ii=0.5 r.aa.i=2.1 r.aa.ii=2.3 R=2.5
rr r=-0 r.r=2.1
ru R=-0 r.u=1.1 r.uu=1.5 r.a=2.4 R.t=3.5
ru/n R=-0 r.uu=2.9
ru/c R=-0 r.u=1.4 r.a=2.5 r.uu=2.9 R.t=3.1
ru/^ r.uu=-0 r.u=0.2 R=1.4 r.a=1.8
s s=-0 jh=3.4
s/^ s=-0
s/C s=-0
s/F s=-0 jh=2.1
s/c s=-0
s/B s=-0
s/v s=-0 jh=2.5
s/vC s=-0 jh=3.7
s/vF s=-0 jh=1.3
sch s.k=-0 sh=0.6
sh sh=-0 S=1.4
sh/v sh=-0 S=0.9
sh/F sh=-0 S=2
sh/B sh=-0 S=1.9
sh/^ sh=-0
sh/C sh=-0 S=0.7
sh/n sh=-0 S=3.5
sh/vC sh=-0 S=0.5
sh/v$ sh=-0 S=2.4
ss s=-0 s.s=1.7 sh=2.1
sth s.th=-0 th=3.2
t T=-0 t=0.1 sh=3
t/v t=-0 T=0.2 sh=2.7
t/C T=-0 t=0.1
t/c T=-0 t=0.5 sh=3.6
t/F T=-0 t=0.4 sh=2
t/B t=-0 T=0.3
t/n T=-0 t=0.5
t/^ t=-0 T=0.1
t/$ T=-0 t=0.2
t/vC t=-0 T=0.4
t/cF T=-0 t=0.9 sh=2.5
t/vB t=-0 T=0.4
t/vF T=-0 t=0.1 sh=1.5
t/nB t=-0 T=0.4
t/v$ t=-0 T=0.6
t/cB t=-0 T=0.1 c=3.4
t/n$ T=-0 t=1.7
t/c$ T=-0 t=1.2
t/cC T=-0 t=1.9
tch c=-0
th th=-0 n.th=1.5 Th=2
th/v th=-0 n.th=0.9 Th=2
th/B th=-0 Th=0.9 t=3.7
th/F th=-0 n.th=1.1 Th=3.3
th/c th=-0 Th=2.2
th/^ th=-0 Th=1.2
th/n th=-0 Th=2.6 t=4
th/C th=-0 Th=1.4
th/$ th=-0 Th=1.2
th/vB th=-0 Th=0.8 t=3.7
th/vF th=-0 n.th=0.5 Th=3.3
th/vC th=-0 Th=1
th/v$ th=-0 Th=1.6
thth th.th=-0 Th.Th=0.8
tr t.r=-0 T.r=0.1 t=3.1
tr/v t.r=-0 T.r=0.9 t=3.2
tr/c T.r=-0 t.r=0.8
tr/^ T.r=-0 t.r=1 t=3.1
tr/vF T.r=-0 t.r=0.1
tt t.t=-0 T.T=0.4 T=0.4
tt/B t.t=-0 T.T=0.5 T=2.4
tth th=-0 t.th=0.3
u u=-0 u.M=1.3 uu=1.6 a=1.9 y.u=2.6
u/^ u=-0 a=1.7 y.u=2.5 uu=2.5
u/O u=-0 uu=1.8 y.u=2.2 y.uu=3.6 a=3.7
u/K u=-0 a=1.1 uu=1.3
u/$ u.M=-0 u=2
u/C u=-0 a=0.9 uu=1.7 y.a=2.1
u/V u=-0 y.u=1.1 uu=1.9 _=2 aa=3.2
u/^O u=-0 y.u=2.2 uu=2.7 y.uu=3.7 a=3.9
u/1K u=-0 a=0.9 uu=1.2
u/1O u=-0 uu=1.9 y.u=2.7 y.uu=3.5
u/^K u=-0 a=1 uu=2.3
uu uu=-0
v v=-0
vv v=-0 v.v=3.5
w v=-0
x k.s=-0 k.S=2.8 k=3.5
y y=-0 ii=2 i=3.5 aa.y.a=3.6 y.a=3.7
y/$ ii=-0 y=1.3 y.a=3.2
y/c y=-0 _=4.2
y/B y=-0
y/O ii=-0 aa.y.a=0.6 y.a=0.9 i=1.1 aa.i=1.5
y/n y=-0 _=2.8
y/v y=-0
y/K i=-0 aa.i=0.9 y.a=1.2 aa.ii=1.3 aa.y.a=1.3
y/P ii=-0 y.a=2.1 aa.ii=3 aa.i=3.3 aa.y.a=3.3
y/^ y=-0
y/F y=-0 _=2.6
y/1O aa.y.a=-0 aa.i=1 i=1.3 aa.ii=1.5
y/vF y=-0 _=2.9
z jh=-0 j=2.4
zh jh=-0`,
  hi: `
a a=-0 aa=0.3 ee=3 ai=3.4
a/K a=-0 aa=0.8 ai=2.9 ee=3.1
a/O a=-0 aa=0.5 ee=2.6 ai=3.6
a/$ aa=-0 a=1.8
a/P aa=-0 a=0.1 ee=2.8
a/C a=-0 aa=0.5 ai=3.7
a/^ a=-0 ee=1.7 aa=2
a/V aa=-0 _=3.7
a/1K a=-0 aa=0.8 ai=2.3
a/1O a=-0 aa=1 ai=2.8 ee=3.1
a/1P aa=-0 a=0.1 ee=2 ai=2.2 ee.y.a=2.9
aa aa=-0
ae ee=-0 aa.ee=0.2 ai=1.3 ii=1.6 a=1.6
ai ai=-0 aa.ii=1.2 ee=2 aa.i=2.3 a.ii=2.5
ai/P ai=-0 aa.i=2.5 ee=2.9 aa.y.a=2.9
ai/O ai=-0 aa.ii=2.1 aa.i=2.3 ee=2.7 aa.y.a=3.1
ai/K ai=-0 ee=1.6 ee.y.a=2.4 aa.i=3 aa.ii=3.7
ai/$ aa.ii=-0 a.ii=1.5 ai=1.8 aa.y.a=2.5 aa.i=3.3
ai/C ai=-0 ee=0.6 aa.i=1.5
ai/1O ai=-0 aa.ii=2.8 aa.y.a=3 aa.i=3 ee=3.2
au au=-0 O=2.4 aa.u=3.1 aa=3.6
au/O au=-0 O=2.7
au/^ au=-0 O=0.7 aa=1.8
aw aa.v.a=-0 a.v=0.3
ay a.y.a=-0 aa.y.a=0.6 ee=0.6 a.y=1.4 a=2.7
b b=-0
bb b.b=-0 b=0.7
bh bh=-0
c k=-0 s=1.4
c/n s=-0 k=0.3 sh=3.2
c/C k=-0
c/F s=-0 sh=3 k=3.8
c/B k=-0 k.y=4.1
c/^ k=-0 s=2.2
c/$ k=-0 c=3.5
c/^B k=-0
c/nF s=-0 sh=3.2
c/^F s=-0
c/nB k=-0
ch c=-0 k=3.3
ch/v c=-0 k=3.2 ch=4.1
ch/n c=-0
ch/B c=-0 ch=4
ch/C c=-0 k=0.9 ch=3.1
ch/vC c=-0 k=1.4 ch=2.7
chch c.c=-0 c.ch=0.1
chh ch=-0 c.ch=2.8
ck k=-0
d d=-0 D=0.3 Rd=1.9
d/^ d=-0 D=0.5
d/F D=-0 d=0.1 Rd=1.8
d/v d=-0 D=0.3 Rd=1.2
d/n d=-0 D=0.1
d/$ D=-0 d=0.2 Rd=2.3
d/c d=-0 D=0.1
d/B d=-0 D=0.8 Rd=2
d/c$ D=-0 d=2
d/v$ D=-0 d=0.1 Rd=1.8
d/vB d=-0 D=0.9 Rd=1.2
d/vF D=-0 d=0.2 Rd=1.1
d/cB d=-0 D=1.2 Rd=3.5
dd d.d=-0 D.D=1.4 D=1.6 d=2.9
ddh d.dh=-0
dh dh=-0 Dh=2.8 Rh=3.2
dh/^ dh=-0 Dh=2
dh/c dh=-0 d.dh=2.4
e ee=-0 a=1.4 _=3.3 i=3.3 ii=3.8
e/$ ee=-0 a=0.9
e/K ee=-0 a=1.3 i=3.6
e/P ee=-0 a=3.7 ii=3.8
e/O ee=-0 a=2.4 i=2.6 ii=3
e/C ee=-0 a=0.9 _=1.7
e/^ ee=-0 i=1.5 _=3 ii=3.2
e/V _=-0 ee=1.8 i=2.5
e/1K ee=-0 a=1.9 i=3.4 ai=3.6
e/1O ee=-0 i=2.2 ii=2.8 a=3.3 ai=3.9
e/^K ee=-0 i=2.3
e/^O ee=-0 i=0.8 ii=2.3 ai=2.9
ea ii=-0 ee=0.8 i.y.a=1.1 i=2.8 ee.a=2.8
ee ii=-0 i=2.8
ei ee=-0 ii=1.7 ee.i=2.3 ee.ii=2.3 i=2.8
ei/C ee=-0 ii=2.4
eo i.y.oo=-0 i.oo=1.6 ee=1.8 ee.oo=1.8 oo=1.8
ew y.uu=-0
ey ee=-0 ii=0.5 ee.y.a=2.4
f ph=-0 f=2.4
ff ph=-0 f=2.2
g g=-0 j=3
g/B g=-0
g/C g=-0
g/F g=-0 j=1.1
gg g=-0 g.g=0.3
gh gh=-0 g=2.7 G=4
gh/B gh=-0
gn g.n=-0 n=1.6 g=2.3 g.N=2.5
gy j.ny=-0 g.y=1
h h=-0 _=3.5
h/v h=-0 _=3.4 H=3.8
h/F h=-0
h/$ h=-0 _=1.9 H=2.3 gh=3.9
h/B h=-0 gh=4
h/^ h=-0
h/C h=-0 _=2.7 H=3 gh=3.7
h/c h=-0 gh=0.5 _=1.3
h/vF h=-0
h/v$ h=-0 _=1.6 H=2
h/vB h=-0
h/c$ h=-0 gh=2.2
i i=-0 ii=0.6 i.y=2.7 aa.i=3.3 _=3.4
i/K i=-0 ii=2.2
i/O i=-0 ii=1.2 aa.i=2.8
i/V i.y=-0 _=0.7 i=1.7 aa.y=2.5 ii=3.3
i/$ ii=-0 i=2.3
i/^ i=-0 ii=3.1 aa.ii=3.2 aa.i=3.4 aa.ii.ee=4
i/P i=-0 ii=1 aa.i=2.2
i/C i=-0 ii=1.3
i/1K i=-0 ii=3.2
i/1O i=-0 ii=2.5 aa.i=3.2
i/^K i=-0 ii=3.1
i/1V i.y=-0 aa.y=0.2 i=1.5 _=2.6 ii=2.6
ie ii=-0 i.ee=1.1 i.y.a=1.2 i=1.7 aa.i=1.8
ii ii=-0
j j=-0
jh jh=-0
jj j.j=-0
jn j=-0
k k=-0
kh kh=-0
kk k.k=-0 k=2.2
kkh k.kh=-0
ksh k.S=-0
l l=-0
lh l.h=-0 l=0.1
ll l=-0 l.l=0.4
ll/B l.l=-0 l=0.4
ll/$ l=-0
ll/C l=-0
m m=-0
m/B m=-0
m/C m=-0 M=3.7
mm m.m=-0 m=0.2 m.y=2.7
n n=-0 M=1.7 N=2.5
n/v n=-0 M=1.5 N=2.6 M2=3.8
n/C n=-0 M=2 N=3.7
n/F n=-0 N=2.3
n/$ n=-0 M=0.2 N=2.1 M2=2.6
n/B n=-0 N=2.2
n/c n=-0 N=1.4
n/^ n=-0
n/vC n=-0 M=2 N=3.7
n/vF n=-0 N=2
n/v$ n=-0 M=0.1 N=2.2 M2=2.6
n/vB n=-0 N=2.2
n/cF n=-0 N=2.8
ndr n.d.r=-0 n.D.r=2.4
ng n.g=-0 n=3 M2.g=3.1 M=3.1 n.j=3.3
ng/C n.g=-0 M=1.6 n=1.7
ng/F n.g=-0 n.j=1.5 M2.g=2 n.j.ny=3.5
ng/$ n.g=-0
ng/B n.g=-0 M2.g=2.6 n=3.7
nn n.n=-0 n=0.7 N=2.6
nn/F n=-0 n.n=0.6
nn/B n.n=-0 n=1.8 N=3.5
o oo=-0 a=2.2 O=2.5 aa=3.9
o/O oo=-0 a=3.3 O=3.4
o/$ oo=-0 oo.M=2.8 v.a=3.9
o/C oo=-0 a=1.4 O=2.7
o/K oo=-0 O=1.3 a=1.7 aa=2.8
o/P oo=-0
o/1O oo=-0 O=3.2
o/1C oo=-0 O=0.2 a=1.4
oa oo=-0 oo.aa=0.4 oo.ee=1.1 oo.a=2.1
oi oo.i=-0 oo.ii=0.5 aa.i=1.6 O.y.a=1.7 O.i=1.7
oo uu=-0 u=2.2
ou au=-0 aa.u=0.2 oo=0.4 uu=1 a=1
ou/K aa.u=-0 oo=0.7 a=1.2 au=1.4 uu=2.3
ou/C oo=-0 au=0.5 a=0.5 a.aa.u=1
ou/O au=-0 uu=1 aa.u=1.4 oo=1.9 u=2.5
ow aa.u=-0 oo.v=0.8
oy oo.y.a=-0 O.y.a=0.4
p p=-0
ph ph=-0 f=3.3
pp p.p=-0 p=0.2
q k=-0 q=0.5
qu k.v=-0 k=0.4
r r=-0
ree r.ii=-0
rh r=-0 Rh=0.4 r.h=2.5
rh/$ Rh=-0
rh/B r=-0
ri R=-0 r.i=0.2 r.ii=0.7 r.aa.i=2.5
ri/$ r.ii=-0
ri/^ r.i=-0 R=1.9 r.aa.i=3
ri/F r.i=-0
ri/nC R=-0 r.i=1.9
rr r=-0 r.r=0.7
ru r.u=-0 r.uu=0.6 r.a=1.3 R=3
s s=-0 j=3.6 sh=4
s/v s=-0 j=2.9 z=3.9
s/C s=-0 sh=3
s/^ s=-0 sh=3.5
s/B s=-0
s/F s=-0 j=2.6 z=3.7 sh=3.9
s/c s=-0
s/$ s=-0 j=2.8 M=3.5 z=3.7
s/n s=-0
s/vC s=-0 sh=4
s/^B s=-0
s/vB s=-0 j=3.7
s/vF s=-0 j=1.8 z=2.8 sh=3.5
s/v$ s=-0 j=2.4 M=3 z=3.3
s/^C s=-0 sh=1.9
sch sh=-0 s.k=0.6 c=1 s=1.2
sh sh=-0 S=1.4
sh/^ sh=-0 S=4
sh/v sh=-0 S=1
sh/C sh=-0 S=0.8
sh/n sh=-0
ss s=-0 s.s=1.9 sh=2.2
sth s.th=-0
t t=-0 T=0.4 sh=3.1
t/n t=-0 T=0
t/$ t=-0 T=0.4
t/v t=-0 T=0.6 sh=2.8
t/B t=-0 T=0.7 c=3.7
t/^ t=-0 T=0.7
t/F t=-0 T=0.1 sh=1.8
t/c T=-0 t=0.1 c=3.2 sh=3.4
t/C t=-0 T=0.2
t/v$ t=-0 T=1
t/vB t=-0 T=0.6
t/nB t=-0 T=1
t/vF t=-0 T=0.4 sh=1.6
t/cB t=-0 T=0.5 c=2.7
t/cF T=-0 t=0.4 sh=2.5
t/nF T=-0 t=0.6 sh=2.9
t/vC t=-0 T=0.5
t/^F t=-0 T=0
t/cC T=-0 t=1.4
t/c$ T=-0 t=0.6
tch c=-0
th th=-0 Th=0.7 t=2.5
th/$ th=-0 Th=1.6 t=2.6
th/vF Th=-0 th=0.3 t=3.1
tr t.r=-0 T.r=0.4 r=3 t=3.1
tr/c T.r=-0 t.r=0.9 r=2.7
tr/v t.r=-0 T.r=1.4 t=2.7 r=3.8
tr/^ T.r=-0 t.r=0.5
tr/vF t.r=-0 T.r=0.8 t=1.2
tt t.t=-0 T.T=0.8 T=1.1 t=3.3
tth t.th=-0 T.Th=0.8
u u=-0 uu=1.5 a=2.1 y.uu=3.4
u/O u=-0 uu=1.7 y.uu=3 a=3.3
u/K u=-0 a=1.5 uu=1.9
u/C u=-0 uu=1.1 a=1.2 y.a=2.6
u/^ u=-0 a=2.4 y.uu=3.1 uu=4
u/P u=-0 uu=1.1 a=2.8
u/$ uu=-0 u=0.3
u/V u=-0 uu=1.5 _=2.4 y.uu=2.5
u/1O u=-0 uu=2.3 y.uu=3.6 a=3.7
u/1K u=-0 a=1.4 uu=2.4
uu uu=-0
v v=-0
vv v=-0 v.v=0.8
w v=-0
x k.s=-0 k=3.7 k.S=4
y y=-0 ii=2.3 _=3.1 aa.i=3.6 i=3.9
y/c y=-0 _=3.7
y/B y=-0
y/^ y=-0
y/n y=-0 _=3.4
y/F y=-0 _=1
y/$ ii=-0 y=2.3 y.a=3.2
y/v y=-0 _=2.7
y/O aa.i=-0 i=0.7 ii=0.8 aa.y.a=1.1 y.a=2
y/K i=-0 aa.i=0.2 aa.ii=1.3 ii=1.5 aa.y.a=1.5
y/vB y=-0
y/vF y=-0 _=0.6
y/1O aa.i=-0 aa.y.a=0.9 i=1.8 ai=2.3 aa.ii=2.5
z j=-0 z=0.2
zh jh=-0 j.h=0.3`,
  kn: `
a a=-0 aa=2
a/K a=-0 aa=2.5
a/O a=-0 aa=1.8
a/$ a=-0 aa=2.7
a/C a=-0 aa=0.6 E=2.8 y.a=3
a/1K a=-0 aa=1.8 E=3.1
a/1O a=-0 aa=1.3 E=3.6
aa aa=-0 E=3.6
aa/P aa=-0
aa/1O aa=-0 E=2.8
ai ai=-0 ee=2.9 a.y=3.1 aa.y.i=3.6
ai/O ai=-0 ee=3.1
ai/^ ai=-0 ee=0.6
ai/$ ai=-0 aa.y.i=0.6
au au=-0 aa=1.4
ay a.y=-0 aa.y=0.6 ee=1.6 a=2.6
b b=-0
bb b.b=-0
bh bh=-0
c k=-0 s=1.5 c=3.8
c/C k=-0 c=4
c/$ k=-0
c/F s=-0 S=3 c=3.2
c/B k=-0 k.y=4.1
c/n s=-0 k=1
cch c.c=-0
ch c=-0 k=3.9
ch/B c=-0
ch/^ c=-0 ch=3.7 k=4.1
ch/F c=-0 ch=3.8
ch/C c=-0 k=0.4
chch c.c=-0 c.ch=1.7
chh c.ch=-0
ck k=-0 k.k=2.7
d d=-0 D=1
d/B d=-0 D=1.4
d/C d=-0 D=0.5
d/$ D=-0 d=1.2
d/F d=-0 D=0.6
d/^ d=-0 D=1.6
d/c D=-0 d=0.1
d/cB d=-0 D=1.1
d/cC D=-0
dd d.d=-0 D.D=2.9
dd/B d.d=-0 D.D=3.5
dd/F d.d=-0 D.D=1.7 d.dh=4
ddh d.dh=-0 g=4
dh dh=-0 Dh=3.1
e e=-0 ee=1.2 _=3.7 a=3.8
e/O e=-0 ee=0.7
e/P e=-0 ee=0.3
e/$ e=-0 ee=1.7 _=3.4
e/K e=-0 a=2.6 ee=2.6
e/C e=-0 a=0.4 _=1.1 ee=1.7
e/^ e=-0 ee=1.9 _=3.8
e/1O e=-0 ee=0.2 i=3.2
e/^O e=-0 ee=1.3 i=3.8
e/^K e=-0
ea ii=-0 e=1 i.y.aa=1.6 ee=1.8 i.y.a=2.1
ee ii=-0 ee=3.1
ei ii=-0 e.i=1 i=1
eo i.y.oo=-0 i.y.o=0.2 i.y.aa=1.4
ey i=-0 e.y=-0 e=0.3
f ph=-0
ff ph=-0
g g=-0
g/v g=-0
g/B g=-0
g/F g=-0 j=4.1
g/^ g=-0 j=3.9
g/c g=-0 j=3.5
g/vB g=-0
g/^B g=-0
g/^F g=-0 j=1.7
g/cF g=-0 j=1.6
gg g.g=-0 g=3.2
gh gh=-0
gn j.ny=-0 g.n=0.9
gy g.y=-0
h h=-0 _=4.1
h/^ h=-0
h/B h=-0
h/c gh=-0 _=0.8 h=1.6
h/$ _=-0 H=2.2 h=2.2
h/C h=-0 H=2 _=2.3
i i=-0 ii=3.7
i/K i=-0
i/O i=-0 ii=3.4
i/$ i=-0
i/P i=-0
i/^ i=-0 ai=4.1
i/V i.y=-0 _=1.2 i=1.6 a.y=2.9
i/1O i=-0 ii=1.9
i/1K i=-0 ii=3.4
ie ii=-0 i.y.a=0.3 i=0.7 i.y.e=1.3
ii ii=-0
j j=-0
jh jh=-0
jj j.j=-0
jn j.ny=-0
k k=-0
kh kh=-0
kk k.k=-0
ksh k.S=-0
l l=-0 L=0.1
l/^ l=-0
l/B L=-0 l=0.1
l/v L=-0 l=0.1
l/C l=-0 L=2.8
l/$ l=-0 L=2.6
l/c l=-0 L=4.1
l/vB L=-0 l=0.3
l/vC l=-0 L=2.8
l/v$ l=-0 L=2.6
ll l.l=-0 L.L=1.7
ll/F l.l=-0 L.L=2.5
ll/B l.l=-0 L.L=1.2
m m=-0 M=2.6
m/^ m=-0
m/B m=-0
m/v m=-0 M=2
m/F m=-0
m/C m=-0 M=1.4
m/$ M=-0 m=1.1
m/c m=-0
m/vF m=-0 M=3.8
m/vC m=-0 M=1.4
m/vB m=-0
m/v$ M=-0 m=1.2
mm m.m=-0 m=2.8
n n=-0 N=2.4
n/C n=-0
n/F n=-0 N=1.8
n/B n=-0 N=1.8
n/^ n=-0
n/$ n=-0
n/c n=-0 N=1.1
n/vF n=-0 N=1.4
n/cF n=-0 N=2.4
ndr n.d.r=-0 n.D.r=1.8
ng n.g=-0 n=3.2 n.j=4
ng/B n.g=-0
ng/F n.g=-0 n.j=2.2
ng/C n.g=-0 n=1.1
nn n.n=-0 N.N=2.5
nn/F n.n=-0 N.N=1.7 n=3.7
o o=-0 oo=0.5 aa=3 a=3.1
o/O oo=-0 o=0.1
o/^ o=-0 oo=1.5 aa=2.8
o/K o=-0 oo=2 aa=2.9 a=3.7
o/$ oo=-0 o=0.8
o/P oo=-0 o=1
o/C a=-0 oo=0.4 aa=0.9 o=0.9 _=3.2
o/^K o=-0 aa=2.2
o/1K o=-0 oo=1.1 aa=1.5 a=2.8
o/^O o=-0 oo=0.8
oa oo=-0
oi oo.y.i=-0 o.y.i=0.2 aa.y=0.6 aa.y.i=0.8
oo uu=-0 oo=2.9
oo/$ uu=-0
oo/O uu=-0 oo=2.3
oo/K uu=-0 oo=1.6 u=3.2
ou au=-0 a=3.5 oo=3.8 uu=4.1
oy o.y=-0 oo.y=1.2 aa.y=1.5
p p=-0
ph ph=-0
pp p.p=-0 p=3.7
qu k.v=-0
r r=-0
ree r.ii=-0
rh r.h=-0 r=1.6
ri r.i=-0 r.ii=0.7 R=1.5
ri/F r.i=-0
ri/cC r.i=-0 r.ii=0.1 R=0.9 r.ai=3.1
rr r=-0 r.r=0.3
ru R=-0 r.u=1.5 r.uu=1.9 r.a=3.8
ru/n R=-0
ru/^ r.u=-0 r.uu=0.2 R=1 r.a=1.6
ru/$ r.u=-0 r.uu=0.8
ru/cC R=-0 r.u=2.8 r.uu=3
s s=-0
s/v s=-0
s/C s=-0 sh=3.2
s/B s=-0
s/^ s=-0 sh=3.8
s/^B s=-0
s/^C s=-0 sh=2.2
sch s.c=-0
sh sh=-0 S=0.4
sh/^ sh=-0 S=3.7
sh/B sh=-0 S=1.2
sh/v S=-0 sh=0
sh/C S=-0 sh=0.7
sh/n sh=-0 S=3.3
sh/vB sh=-0 S=0.8
sh/vC S=-0 sh=1
ss s.s=-0 s=1 S=3.1
sth s.th=-0 s.t=3.4
t t=-0 T=1
t/B t=-0 T=1.1
t/$ T=-0 t=1
t/n t=-0 T=1.7
t/c T=-0 t=0.2 Th=3.5
t/C t=-0 T=0.5
t/^ t=-0 T=2.2
t/nC T=-0 t=1.5
t/c$ T=-0
t/cC T=-0
tch c=-0 c.c=0.7
th th=-0 t=1.1 Th=1.5
th/C t=-0 th=0.8
th/c th=-0 Th=1.5 t=2.2
tr t.r=-0 T.r=1 t=2.8
tr/c T.r=-0 t.r=0.2 t=3.1
tr/v t.r=-0 T.r=1.9 t=2.9
tr/^ T.r=-0 t.r=1 t=1.7
tt t.t=-0 T.T=1.1
tt/B t.t=-0 T.T=1.2
tth t.th=-0 t.t=-0
u u=-0 uu=3.2
u/$ u=-0 uu=2.9
u/O u=-0 uu=3.3
u/K u=-0 a=3.4
u/C u=-0 a=0.3 y.a=1.2 uu=1.6
u/1O u=-0 uu=2.3
u/1K u=-0 a=2.4 uu=3.4
uu uu=-0
v v=-0
vv v.v=-0
w v=-0
w/^B v=-0 _=1.7
x k.s=-0
y y=-0 _=2.8 i=3.6
y/c y=-0 _=1.1
y/B y=-0 _=2.6
y/v y=-0
y/F y=-0
y/$ i=-0 i.y.a=3.5
y/^ y=-0
y/n y=-0 _=0.7
y/O ai=-0 i=0.7
y/K i=-0 ai=0
yy y.y=-0 y=1.1
z j=-0`,
  kon: `
a a=-0 aa=0.6
a/K a=-0 aa=0.7
a/O a=-0 aa=0.9
a/^ a=-0 aa=2
a/C a=-0 aa=1.2
a/P a=-0 aa=0.4 aa.M=3.1
a/$ aa=-0 a=2.8
a/1K a=-0 aa=0.7 E=3.2
a/1O a=-0 aa=0.9 E=3.6
aa aa=-0 aa.M=3.8
aa/K aa=-0
aa/P aa=-0 aa.M=2.2
aa/O aa=-0 aa.M=3.4
aa/$ aa=-0
aa/C aa=-0
aa/^ aa=-0
aa/1O aa=-0
ae a=-0
ai ai=-0 aa.y.a=1.3 a.y.a=2.2 aa.ii=2.4 ee=3
ai/O ai=-0 aa.y.a=1.3 a.y.a=2.1 aa.ii=3.3
ai/K ai=-0 ee=1.5 aa.ii=2.4 ee.a=2.5 a.y.a=2.8
au au=-0 O=2.3 aa.uu=2.5 aa.u=3.1
au/^ au=-0 O=0.1
au/1O au=-0
ay a.y.a=-0 aa.y.a=0.5 ee=2 a.y=2.3
b b=-0
bb b.b=-0
bh bh=-0
c k=-0 s=1.6
c/^ k=-0 s=2.3
c/B k=-0
c/C k=-0
c/n s=-0 k=1.1
c/F s=-0 sh=3.1
c/^B k=-0
cch c.ch=-0 c.c=0.3
ch c=-0
ch/F c=-0
ch/v c=-0
ch/^ c=-0 ch=3.3
chch c.c=-0 c.ch=0.4
chh ch=-0
ck k=-0
d d=-0 D=0.1 j=3.5
d/v D=-0 d=0.2 j=3.3
d/B d=-0 D=0.4
d/^ d=-0 D=1.4 j=3.5
d/C d=-0 D=0 j=1.4
d/F D=-0 d=0.2
d/vB d=-0 D=0.1
d/^B d=-0 D=1.7
d/vC D=-0 d=0.1 j=1.4
d/vF D=-0 d=0.6
d/^C d=-0 j=0.9 D=1.1
dd d.d=-0 D=3 D.D=3.1
ddh d.dh=-0 dh.d=2.3
dh dh=-0 d.dh=3.9 Dh=4 d=4.1
dh/B dh=-0 d.dh=3.6 Dh=3.7 dh.d=4
dh/v dh=-0 d.dh=3.6 d=3.7 dh.d=3.8 Dh=4.1
dh/F dh=-0 d=3.3
dh/^ dh=-0 Dh=3.1
dh/vB dh=-0 d.dh=2.9 dh.d=3.4 Dh=3.7
dh/vF dh=-0 d=3.2
e ee=-0 a=3.2
e/C ee=-0 a=3.4 _=3.7
e/O ee=-0 a=3.5 i=3.7
e/$ ee=-0 a=4.1
e/K ee=-0 a=2
e/P ee=-0 a=3.9
e/^ ee=-0 i=1.5 _=3
e/1O ee=-0 i=3
e/1K ee=-0 a=3.1 E=3.7
ea y.aa=-0 ee=0.7 ee.a=2.7 a=3.4 ee.M=3.6
ea/$ y.aa=-0 ee=1.6 ee.M=3.2
ee ii=-0 i=3.7
ee/$ ii=-0
ee/1O ii=-0 i=1.4
eo y.oo=-0 i.oo=0.2
ey ee=-0 ee.y.a=0.8 ee.M=1 ii=2.2
f ph=-0
ff ph=-0 ph.ph=1.2
g g=-0 j=3.7
g/B g=-0
g/^ g=-0
g/F g=-0 j=1.8
g/^F g=-0 j=2.1
gg g.g=-0 g=0.6
gh gh=-0
gn g.n=-0 g.N=1.9
gy g.y=-0 j.ny=1
h h=-0 H=3.8
h/^ h=-0
h/B h=-0 gh=3.9
h/v h=-0 H=3.4
h/F h=-0
h/$ h=-0 H=0.3 _=2
h/c h=-0 gh=1.3 _=2.5
h/C h=-0 H=1.3 _=1.9 M2=3 gh=3.5
h/vF h=-0
h/v$ h=-0 H=0.2
h/vB h=-0
h/vC h=-0 H=1.2 _=1.9 M2=2.9
i ii=-0 i=0.2
i/K i=-0 ii=1.1
i/O i=-0 ii=0.7
i/$ ii=-0
i/C ii=-0 i=1.8
i/P ii=-0 i=0.6 ii.M=3.2
i/^ i=-0 ii=2.8 aa.y.a=4
i/V _=-0 i.y=0.6 i=1 ii=2.3 aa.y=2.5
i/1K i=-0 ii=2.5
i/1O i=-0 ii=2.7
ie ii=-0 i.ee=1.7 aa.y.a=1.9 i=2.4
j j=-0
jh jh=-0
jj j.j=-0
k k=-0
kh kh=-0
kk k.k=-0 k=3.1
ksh k.S=-0 k.sh=3.6
l l=-0 L=1.7
l/v l=-0 L=1.4
l/$ l=-0 L=2.3
l/c l=-0
l/^ l=-0
l/v$ l=-0 L=2.3
lh l.h=-0 l=2.3
ll l.l=-0 L=0.2 l=1.4 L.L=3.1
m m=-0 M=2.4
m/v m=-0 M=1.9
m/$ M=-0 m=1.8
m/B m=-0
m/F m=-0
m/^ m=-0
m/n m=-0
m/C m=-0 M=3.8
m/c m=-0
m/v$ M=-0 m=2
m/vB m=-0
m/vF m=-0
m/vC m=-0 M=3.7
mm m=-0 m.m=0.5 m.y=2
n n=-0 N=1.6 M=2.3
n/v n=-0 N=1.6 M=2.2 m=3.9
n/C n=-0 M=1.6 m=3.1 N=3.8
n/c n=-0 N=0 ny=1.2
n/B n=-0 N=1
n/$ n=-0 N=2.4 M=2.7
n/^ n=-0
n/F n=-0 N=0.7 ny=3.1
n/vC n=-0 M=1.6 m=3.1 N=3.8
n/cB N=-0 n=0.3
n/v$ n=-0 N=2.5 M=2.7
n/vB n=-0 N=0.9
n/vF n=-0 N=0.4
n/cF n=-0 ny=0.2 N=0.5
ndr n.d.r=-0 n.D.r=3.5
ng n.g=-0 n=2.9 M2.g=4
ng/C n.g=-0 n=1.7 M2.g=2.7 N=3.8
ng/B n.g=-0
ng/F n.g=-0 n.j=2.4
nn N=-0 n=0.6 n.n=0.8
nn/c N=-0
nn/B n.n=-0 N=0.2 n=1.3 N.N=2.5
nn/F n=-0 N=-0 n.n=1.7
o oo=-0 a=2.4 O=2.4
o/K oo=-0 O=1.3 a=1.4 aa=3.7
o/C oo=-0 a=0.8 O=2.4
o/O oo=-0 O=2.9 a=3.4
o/$ oo=-0 v.a=4
o/^ oo=-0 O=1 a=3.2
o/1O oo=-0 O=2.8
o/1K oo=-0 O=1.2 a=1.8 aa=3.2
oa oo=-0 oo.a=1.6
oi oo.y.a=-0 O.i=1 a.y.a=1
oo uu=-0 u=1.9
oo/C uu=-0
ou aa.u=-0 au=-0 a=0.4 oo=0.4 aa.uu=1.4
oy oo.y.a=-0 O.y.a=2.1
p p=-0
ph ph=-0 p=2.9
pp p.p=-0 p=0.8
qu k.v=-0
r r=-0
r/B r=-0
r/F r=-0 r2=2.7
r/C r=-0
r/$ r=-0
ree r.ii=-0 r.i=2
rh r=-0 r2.h=1.7 r.h=2.4 D=2.4
ri r.i=-0 r.ii=0.7 R=3.6 r.aa.y=3.6
ri/^ r.i=-0
ri/F r.i=-0 r.ii=2.4
rr r.r=-0 r=0.6
ru R=-0 r.u=1.5 r.uu=2.2
ru/^ r.u=-0 r.uu=1.1 R=1.1
ru/cC R=-0 r.u=2.3 r.uu=2.8
s s=-0
s/^ s=-0
s/B s=-0
s/vF s=-0 jh=3.1 j=3.3
sch c=-0 s=0.2 s.k=2.2
sh sh=-0 S=1.6
sh/^ sh=-0
sh/F sh=-0 S=2.7
sh/v sh=-0 S=1.1
sh/C sh=-0 S=0.6
sh/n sh=-0
sh/vF sh=-0 S=2.3
sh/vC sh=-0 S=0.4
ss s=-0 s.s=1.3 sh=1.5
sth s.th=-0
t t=-0 T=1.3
t/B t=-0 T=1.1
t/c t=-0 T=0.7
t/F t=-0 T=1 sh=3.2
t/n t=-0 T=1.9
t/$ t=-0 T=2.5
t/^ t=-0 T=1.6
t/vB t=-0 T=0.9
t/cF t=-0 T=0.6 sh=3.4
t/n$ t=-0 T=3.2
t/nF t=-0 T=0.5
t/vC t=-0 T=1.6 t.t=3.7
t/cC T=-0 t=1.7
tch c=-0 t=0.8 T=0.9 t.c=2.4
th Th=-0 th=0.3
th/v Th=-0 th=0.9
th/F Th=-0 th=1.2
th/^ th=-0 Th=0.8
th/B th=-0 Th=0.5
th/c th=-0 Th=1.5
th/n th=-0 Th=1.3
th/$ th=-0 Th=1.5
th/vF Th=-0 th=1.7
th/vB Th=-0 th=0.1
th/v$ th=-0 Th=1.4
tr t.r=-0 T.r=1.3 t=3.2
tr/c t.r=-0 T.r=0.2
tr/v t.r=-0 T.r=3.1 t=3.2
tr/^ T.r=-0 t.r=0.3 t=2.1
tt t.t=-0 T.T=1 T=1.3
tt/vB t.t=-0 T.T=1.5 T=2.8
tth Th.Th=-0 t.th=-0
u u=-0 uu=0.9 a=3.5
u/O u=-0 uu=1.7
u/C uu=-0 u=1.4 a=3.6
u/K u=-0 uu=1.6 a=2.8
u/^ u=-0 a=3.7 y.u=3.8
u/$ uu=-0 u=0.7
u/1O u=-0 uu=2.8
u/1K u=-0 uu=2.2 a=2.8
u/^K u=-0 a=2.9 uu=3.6
uy uu.y.a=-0
v v=-0
vv v.v=-0 v=0.5
w v=-0
x sh=-0 k.s=0.4 k.S=2.6
y y=-0
y/v y=-0
y/B y=-0
y/c y=-0
y/F y=-0
y/n y=-0 _=2.2
y/$ y=-0 ii=1 y.a=2.7
y/O ii=-0 aa.y.a=0.9 i=1.7
yy y.y=-0
z jh=-0 j=0.8
z/F jh=-0 j=2.6
z/^ jh=-0 j=2.3
zh jh=-0`,
  mai: `
a a=-0 aa=0.8
a/P a=-0 aa=0.2
a/K a=-0 aa=1.2
a/C a=-0 aa=1.5
a/$ aa=-0 a=0.8 a.M2=3.8
a/^ a=-0 ee=2.9 aa=3.4
a/V aa=-0 a=1.5 _=1.6
a/1K a=-0 aa=1.2
a/1O a=-0 aa=1.2
a/1P aa=-0 a=0.2 ee=3
aa aa=-0
ae ee=-0 aa.ee=1.6 a.ee=1.9 ai=2.5 aa=3.1
ae/O ee=-0 a.ee=1.5 ai=2.7 aa.ee=2.9
ae/C aa.ee=-0 ee=0.8 a.ee=1.6 ai=1.9
ae/$ ee=-0 aa.ee=2.6 a.ee=2.7 ee.M=2.8 ai=3.6
ae/K ee=-0 ai=2
ae/^ ee=-0 ai=1.5 a.ee=2.8
ai ai=-0 aa.i=2.2 ee=2.8 aa.ii=2.9
ai/K ai=-0 ee=2.4 aa.i=2.5 ee.y.a=3.5
ai/$ ai=-0 aa.ii=1.8 ee=2.2 aa.i=2.3
au au=-0 aa.u=2.9 a.M2=3.1 a=3.6 oo=3.7
au/K au=-0 aa.u=1.8 a=2 O=2.7 oo=2.7
au/O au=-0 aa.u=3.6 oo=3.8
au/^ au=-0 a=0.5 O=1.4
au/$ au=-0 a.M2=1.3 aa.u=3.7
aw aa.v.a=-0 a.v.a=-0 a.v=1.4
ay a.y.a=-0 aa.y.a=1.6 ee=1.9 ai=3.2 a.y=3.8
b b=-0
b/^ b=-0
bb b.b=-0
bh bh=-0
c k=-0 s=1.3 k.y=2.5
c/B k=-0 k.y=2
c/n s=-0 k=2.3
c/F s=-0 k=3.1 sh=3.1
c/C k=-0
ch c=-0 ch=2.8
ch/n c=-0
ch/v$ c=-0 ch=0.6
chch c.c=-0 c=0.4
chh ch=-0 c=3.8 c.ch=3.8
ck k=-0
d d=-0 D=1.3 Rd=3.2
d/^ d=-0 D=1.6
d/v d=-0 D=1.5 Rd=2.6
d/n d=-0 D=0.6
d/$ d=-0 D=0.5 Rd=3.3
d/c$ D=-0 d=2.4
dd d.d=-0 D.D=1.7
ddh d.dh=-0 Dh=3.5
dh dh=-0 Rh=2.5 Dh=2.6 d.dh=3.4 Rd=3.4
dh/v dh=-0 Rh=1.9 Dh=2.4 Rd=2.7 d.dh=2.8
dh/B dh=-0 Rh=2.6 Dh=2.7 Rd=3.6
dh/C dh=-0 d.dh=2 Dh=2.9 Rh=3.3
dh/^ dh=-0 Dh=2.2 gh=3.9
dh/n dh=-0 Rh=3.6 Dh=4.1
dh/c dh=-0 d.dh=3.6
dh/vB dh=-0 Rh=1.7 Dh=2.4 Rd=2.6
dh/vC dh=-0 d.dh=1.5 Dh=2.3 Rh=2.8
e ee=-0 a=3.1
e/O ee=-0 i=3.4 a=3.5
e/$ ee=-0 a=3.3 ee.M=4
e/C ee=-0 a=2.8 _=4
e/K ee=-0 a=2.4
e/^ ee=-0 i=1.6 _=3.5
e/1O ee=-0 i=3.3
e/1K ee=-0 a=3.2
ea ee=-0 a=1.6 ii=3 i.y.a=3
ee ii=-0 i=2.5
ee/$ ii=-0 i=3.6
ei ee=-0 ai=0.4
eo i.y.oo=-0
ey ee=-0 ee.y.a=2.5
f ph=-0
g g=-0 j=4.1
g/B g=-0
g/F g=-0 j=2.1
gg g.g=-0
gh gh=-0
gn g.n=-0 n=1 g=1.4
gy j.ny=-0 g.y=1.2
h h=-0 H=2.1
h/v h=-0 H=1.8
h/B h=-0
h/F h=-0
h/$ H=-0 h=0.4
h/n h=-0
h/^ h=-0
h/c gh=-0 h=0.1 ch=0.7 _=0.8 d=2.8
h/vB h=-0
h/vF h=-0
h/v$ H=-0 h=0.6
i i=-0 ii=1.4
i/O i=-0 ii=1.9
i/$ ii=-0 i=0.1
i/V i=-0 _=0.8 i.y=0.9 ii=3.4 aa.y=3.4
i/K i=-0 ii=2.4
i/^ i=-0 ii=2 aa.i=3.4
i/1V i=-0 aa.y=2.4
i/1O i=-0 ii=3.1
i/1K i=-0 ii=3.3
ie i.ee=-0 ii=0.1 i=1.1 i.y.a=2.5 aa.y.a=2.5
j j=-0
jh jh=-0
jj j.j=-0
jn j=-0 n=0.5 j.ny=0.7
k k=-0
kh kh=-0
kk k.k=-0 k=1.9
kkh k.kh=-0
ksh k.S=-0 k.sh=4
l l=-0
lh l=-0 l.h=0.2
ll l.l=-0 l=2.1
m m=-0
m/c m=-0
m/F m=-0
m/v m=-0 M2=4.1
m/^ m=-0
m/B m=-0
m/C m=-0 M2=3.9
m/$ m=-0 M=2.4 M2=2.4
m/vF m=-0
m/vB m=-0
m/v$ m=-0 M=2.3 M2=2.3
mm m.m=-0 m=1.4
n n=-0 M2=1.9 N=2.4 M=2.4
n/v n=-0 M2=1.7 M=2.2 N=2.5
n/F n=-0 N=2.5
n/C n=-0 M=2.7 M2=2.7 N=3
n/$ M2=-0 n=0.1 M=0.7 N=1.8
n/B n=-0 N=2.1
n/^ n=-0
n/c n=-0 N=1.1
n/n n=-0
n/vF n=-0 N=2.2
n/vC n=-0 M=2.6 M2=2.7 N=3.2
n/v$ M2=-0 n=0.2 M=0.7 N=2.1
n/vB n=-0 N=2.3 ng=3.7
n/cF n=-0 N=2.2
n/c$ N=-0 n=0.5
ndr n.d.r=-0
ng n.g=-0 n=2.4 ng=2.5 M2.g=2.7 M=3.2
ng/v n.g=-0 n=2.4 ng=2.5 M2.g=2.7 M=3.2
ng/F n.g=-0 n.j=2.4 M2.g=2.6
ng/$ n.g=-0 ng=1.4 M2.g=2 M=3.1 M2=3.1
ng/B n.g=-0 M2.g=2.7 ng=3.3
ng/C n.g=-0 n=1.1 M=2 ng=2.2 M2=3
ng/vF n.g=-0 n.j=2.4 M2.g=2.6
ng/v$ n.g=-0 ng=1.4 M2.g=2 M=3.1 M2=3.1
ng/vB n.g=-0 M2.g=2.7 ng=3.3
ng/vC n.g=-0 n=1.1 M=2 ng=2.3 M2=3
nn n.n=-0 n=1.9
o oo=-0 a=2.9
o/C oo=-0 a=1.9
o/K oo=-0 a=2.1
o/$ oo=-0
o/O oo=-0 a=4.1
o/1O oo=-0
oa oo=-0
oi oo.i=-0 oo.ii=1.8
oo uu=-0 u=1.6
ou au=-0 oo=1.3 aa.u=1.8 u=3
oy oo.y.a=-0
p p=-0
ph ph=-0 p=2.2
pp p.p=-0 p=1.5
q k=-0
qu k.v=-0 k=0.7
r r=-0
r/F r=-0 Rd=3.9
r/^ r=-0
r/vB r=-0 Rd=3.9
r/v$ r=-0
ree r.ii=-0 R=2.7 r.i=2.9
rh r=-0 Rh=2.6 r.h=2.8 Dh=3.1
ri R=-0 r.i=0.9 r.ii=1.8 r.R=3.7
ri/n R=-0
ri/^ r.i=-0 R=1.4
ri/F r.i=-0
rr r.r=-0 r=1.2
ru r.u=-0 r.uu=1 R=3
s s=-0
s/^ s=-0
s/B s=-0
s/F s=-0 sh=3.7 j=3.9
sch sh.c=-0 s.c=1.6
sh sh=-0 S=0.9 s=3.5
sh/v sh=-0 S=0.5 s=3.6
sh/C sh=-0 S=0.5
sh/F sh=-0 S=1.3
sh/B sh=-0 S=1.3 s=3.1
sh/^ sh=-0 s=3.3
sh/n sh=-0 s=3.2
sh/vC sh=-0 S=0.2
sh/v$ sh=-0 S=1.6 s=2.5
ss s.s=-0 s=-0
sth s.th=-0 S.Th=3.7
t t=-0 T=1.1
t/n t=-0 T=0.9
t/B t=-0 T=1.2
t/v$ t=-0 T=1.6
t/vF t=-0 T=1.4 sh=3.7
tch c=-0
th th=-0 Th=0.7
th/$ th=-0 Th=1.8
th/^ Th=-0 th=0.1
tr t.r=-0 T.r=1.5 t=2.3 r=3.4
tr/c t.r=-0 T.r=0.1 r=2.4
tr/B t.r=-0 T.r=1.5 r=3.3
tr/v t.r=-0 t=2 T.r=3
tr/F t.r=-0 t=1.3 T.r=1.5 r=3.8
tr/n t.r=-0 r=2.7 T.r=3.1
tr/vB t.r=-0 r=3.8 s.r=4 T.r=4
tr/^B T.r=-0 t.r=0.5
tr/vF t.r=-0 t=0.6 T.r=1.8
tt t.t=-0 T.T=1.2 t=3.5
tth T.Th=-0 t.th=0.1
u u=-0 uu=2.9 a=3.4
u/O u=-0 uu=2.9
u/K u=-0 a=2.8 uu=3
u/^ u=-0
u/$ u=-0 uu=2
u/C u=-0 a=1.9 uu=3.1 a.h.u=3.7
u/1O u=-0 uu=3.4
v v=-0 bh=4
v/$ v=-0 bh=2.3
vv v=-0 v.v=0.8
w v=-0
x k.s=-0 k.S=1.4
y y=-0 _=3.4 ii=3.9
y/v y=-0 _=2.9
y/B y=-0
y/c y=-0
y/F y=-0 _=0.8
y/n y=-0
y/$ y=-0 ii=0 i=1.2 y.a=1.9 _=1.9
y/C y=-0 ii=0.8 _=1 i=1.4
y/O ii=-0 i=-0 y.a=1.2 aa.i=1.4
y/vB y=-0
y/vF y=-0 _=0.6
yy y.y=-0
z j=-0`,
  ml: `
a a=-0 aa=3
a/K a=-0 aa=2.9
a/$ a=-0
a/^ a=-0 aa=3.6 e=3.6
a/P a=-0 aa=1.8
a/C a=-0 aa=2.4
a/1K a=-0 aa=2.4
aa aa=-0
ai ai=-0 e.y=3.3 e.y.i=3.4 e.y.a=3.7 a.y=3.8
ai/O ai=-0 e.y=3.6 e.y.i=3.6
ai/^ ai=-0 e.y.a=1.3
au au=-0 oo=2.5
ay a.y=-0
b b=-0 p=1
b/^ b=-0
b/n p=-0 b=1.3
b/C b=-0 p=3.8
b/v b=-0
b/c b=-0
bb b.b=-0
bh bh=-0
c k=-0 k.k=1.3 s=1.7 k.y=2.8
c/v k=-0 k.k=0.3 s=1.6
c/C k=-0
c/B k=-0 k.k=0.8 k.y=2
c/^ k=-0 s=1.8 k.y=2
c/F s=-0 k.k=2.5
c/vC k=-0
c/vB k.k=-0 k=1.3
ch c.c=-0 c=0.1
ch/v c.c=-0 c=1.4
ch/B c.c=-0 c=0.4
ch/^ c=-0
ch/F c=-0 c.c=0.5
ch/n c=-0
ch/vF c.c=-0 c=0.8
chh ch=-0 c.ch=0.5
ck k.k=-0 k=1.6
d T=-0 d=1.3 D=2.3
d/v T=-0 d=1.4 D=2.7
d/B T=-0 d=1.5 D=2.7
d/n T=-0 d=2.2 D=2.6
d/^ d=-0 D=1 dh=3.5
d/$ T=-0 D=1 d=1.4
d/c d=-0 D=0.1 T=3.1
d/C d=-0 D=0.7 T=3.6
d/vB T=-0 d=1.6 D=3.2
d/nB T=-0 d=2.3 D=2.8
d/nF T=-0 d=1.9 D=2.1 t.y=2.7
d/vC d=-0 D=1
d/v$ D=-0 d=0.4 T=0.6
dd d.d=-0 D.D=2.9
ddh d.dh=-0
dh dh=-0 d.dh=1.6 th=2.5
dh/c dh=-0 th=0.6 d.dh=0.8 d.d=1.8
dh/n dh=-0 th=2.8
dh/^ dh=-0
dh/vB dh=-0 d.dh=1.1 th=2
e e=-0 ee=1 a=3.8
e/K e=-0 ee=1.1 a=3.6
e/O e=-0 ee=0.3 i=2.8
e/P ee=-0 e=0.1
e/$ e=-0 ee=2.8 _=3.7
e/^ e=-0 i=0.8 ee=1.8
e/C e=-0 ee=0.9 a=1.3 _=2.2
e/1O ee=-0 e=0.3 i=3 a=3.4
e/^K e=-0 ee=2.5 i=2.6
e/^O e=-0 i=0.2 ee=1.3
ea ee=-0 ii=0.3 i.y.a=1.5 oo=2.4 e=2.4
ea/^ ee=-0
ee ii=-0
ei e.y=-0
eo i.y.oo=-0
ey e.y=-0 ee.y=0.8 i=2.7
ey/K ee.y=-0 e.y=2.2
ey/O e.y=-0
f ph=-0
ff ph=-0
g g=-0 j=4
g/c g=-0 g.g=2.2 j=2.4
g/F g=-0 j=1.9
g/^ g=-0 gh=3.5
g/^F g=-0 j=1.8
gg g.g=-0
gh gh=-0 kh=3.8
gn g.n=-0 n=1.9
gy g.y=-0
h h=-0 _=3.7
h/B h=-0
h/vB h=-0
i i=-0
i/O i=-0
i/K i=-0
i/$ i=-0
i/^ i=-0 ai=3.5
i/V i.y=-0 _=0.1 i=1.6 a.y=2.3
ie i=-0 i.y.a=-0 i.e=0.3
j j=-0 ny=0.9
j/v j=-0
j/F j=-0 ny=1.6
j/^ j=-0
j/B j=-0 ny=0.6 c=3.5
j/n ny=-0 c=3 j=3 ng=4.1
j/c j=-0
jj j.j=-0 ny=2.3
jn j=-0
k k=-0
k/^ k=-0
k/B k=-0
k/F k=-0 k.k=3.6
k/$ k=-0 k.k=0.6
k/c k=-0 k.k=1.9
kh kh=-0 gh=3.3
kk k.k=-0
ksh k.S=-0
l l=-0 L=0.6
l/F l=-0 L=0.5
l/B l=-0 L=0.7
l/C l=-0 L=0.5 t=2.5
l/$ l=-0 L=0.9
l/c l=-0 L=2.8
l/^ l=-0
ll l.l=-0 L.L=0.2
ll/F l.l=-0 L.L=1 L=3.8
ll/B L.L=-0 l.l=0
m m=-0 M=0.6 n=3.2
m/v m=-0 M=0.3 n=2.8
m/C m=-0 n=0.8 M=1.1
m/$ M=-0
m/B m=-0
m/^ m=-0
m/c m=-0 m.m=3.9
m/F m=-0
m/n m=-0
m/vC m=-0 n=0.7 M=1
m/v$ M=-0
m/vB m=-0
m/vF m=-0
mm m.m=-0 M.m=3.5
n n=-0 N=1.1 ny=3.3
n/v n=-0 N=1 ny=3.2
n/B n=-0 N=0.5
n/F n=-0 N=1
n/^ n=-0
n/C n=-0 ny=2.3
n/$ n=-0 N=0.5
n/c n=-0 N=0.8 N.N=3.3
n/vB n=-0 N=0.4
n/vF n=-0 N=0.6
n/vC n=-0 ny=2.3
n/v$ n=-0 N=0.5
n/cF n=-0 N=3
n/cB N=-0 n=0.3 N.N=2.5
ndr n.d.r=-0
ng ng.ng=-0 n.g=2.2 n.k=2.6 ng=3.4
ng/B ng.ng=-0 n.g=2.9
ng/F ng.ng=-0 n.k=1 n.g=1.8
ng/$ ng=-0 n.g=0.1 ng.ng=1.6
ng/C n.g=-0 ng=0.6 n=0.7 N.g=1.3 ng.ng=1.4
nn n.n=-0 N.N=3.4
nn/B n.n=-0 N.N=3.6
nn/F n.n=-0 N.N=2.3
nn/c n.n=-0 N.N=1.7
o oo=-0 o=0.9 a=3.7
o/O oo=-0 o=1.2 a=3.9
o/$ oo=-0
o/K o=-0 oo=0.4 a=3.4
o/C oo=-0 a=2.5
o/P oo=-0 o=2
o/^ o=-0 oo=2
o/1O oo=-0 o=0.9
o/1K oo=-0 o=0.8 a=3
oa oo=-0
oi oo.y.i=-0 o.y=1.2
oo uu=-0 oo=2.5
oo/^ oo=-0 uu=1.1
oo/P uu=-0
oo/1O uu=-0 oo=3.7
oo/1K uu=-0 u=4.1
ou au=-0 uu=2.7
oy oo.y=-0 o.y=0.9 oo.y.i=1.7
p p=-0 p.p=4.1
p/B p=-0
p/v p=-0 p.p=3.2
p/^ p=-0
ph ph=-0
pp p.p=-0
r r=-0 r2=1.5
r/v r=-0 r2=1.3
r/F r=-0 r2=0.9
r/c r=-0
r/C r=-0
r/^ r=-0 r2=0.8
r/$ r=-0
r/vF r=-0 r2=0.9
r/vC r=-0
r/v$ r=-0
r/^F r2=-0 r=1.6
ree r.ii=-0
rh r.h=-0
ri R=-0 r.i=0.3 r2.i=2.3 r.ai=3.4
ri/c R=-0 r.i=0.2 r.ai=3.2
ri/C R=-0 r.i=0.8 r2.i=2.6 r.ai=3.4
ri/F r.i=-0 r2.i=2.3
ri/n R=-0
ri/^ r2.i=-0 R=1.9 r.i=2.2
ri/cF r.i=-0
rr r2=-0 r=0.8
ru R=-0 r.u=1.2 r.uu=3.1 r2.u=3.1
s s=-0 sh=3.1
s/C s=-0 sh=2.5
s/B s=-0 sh=3.9
sch sh.c=-0 s.k=0.9 s.c=1.2
sh sh=-0 S=0.2
sh/^ sh=-0 S=1.3 k.S=3.7
sh/C S=-0 sh=0.2
ss s.s=-0 s=1.6 sh.sh=2.3 S=2.7 sh=3.8
ss/B s.s=-0 s=2.7
sth s.th=-0 s.t=0.3
sth/B s.th=-0 s.t=0.9
sth/C s.t=-0
t r2=-0 T=0.9 r2.r2=1.2 t=1.6 T.T=2.2
t/v t=-0 r2.r2=0.2 T.T=0.5 T=1.2 S=1.8
t/B T=-0 r2.r2=0.7 r2=0.8 t=1 Th=1.9
t/c T=-0 r2.r2=0.1 T.T=1.7 Th=2.1 t=2.3
t/F r2=-0 T=1.8 r2.r2=1.9 t=2.9 T.T=2.9
t/^ T=-0 t=1.3
t/n r2=-0 t=3.9
t/C t=-0 r2.r2=0.5 T.T=0.9 T=0.9 r2=1.3
t/$ r2.r2=-0 r2=0 t=0.3 T.T=0.5 t.t=1.4
t/vB t=-0 T.T=0.5 r2.r2=0.6 T=0.9 Th=0.9
t/cB T=-0 r2.r2=0.5 Th=2.1 t=2.4 T.T=3.5
t/vC t=-0 r2.r2=0.8 T.T=1.4 T=1.7
t/v$ t=-0 r2.r2=0.3 T.T=0.3 t.t=0.8
t/vF r2.r2=-0 T.T=0.7 t=0.8 S=0.9 T=1.4
th t=-0 t.t=0.9
th/v t=-0 t.t=0.6
th/F t=-0 t.t=0.4
th/C t=-0
th/^ t=-0
th/c t=-0 t.t=0 t.th=1.8 th=2.8
th/n t=-0
th/$ t=-0 t.t=1.9 th=3.5
th/vF t=-0 t.t=0.2
th/vB t=-0 t.t=0.8 th=3.7
th/vC t=-0
th/v$ t=-0 t.t=1.9 th=3.4
tr T.r=-0 t.r=0.5
tr/c T.r=-0 t.r=2.9
tr/v t.r=-0 T.r=1.3
tt T.T=-0 r2.r2=0.7
tt/c r2.r2=-0 T.T=0.9
tth t.t=-0
u u=-0 _=1.5
u/$ _=-0 u=1
u/O u=-0
u/K u=-0
u/C u=-0
u/^ u=-0
u/1K u=-0 a=2.5
uu uu=-0
v v=-0
vv v.v=-0
w v=-0
x k.s=-0
y y=-0
y/v y=-0
y/B y=-0
y/$ i=-0 y=0.7
y/F y=-0
y/O ai=-0 i=0.5
z s=-0 j=2.1
zh L2=-0`,
  mni: `
a a=-0 aa=1.3
a/K a=-0 aa=0.8
a/$ a=-0 aa=2.5
a/P a=-0 aa=1.8
a/^ a=-0 ee=3 aa=3.6
a/C a=-0 aa=1 ee=3.8
a/V aa=-0 a=3.5
a/1O a=-0 aa=0.9 ee=3.6
a/1K a=-0 aa=0.5
a/^K a=-0 ee=0.6 aa=0.9
a/^O a=-0 ee=4
aa aa=-0
ai aa.i=-0 a.i=3.8 ee=4.1
au aa.u=-0
b b=-0
bh bh=-0
c k=-0 sh=1
c/B k=-0
c/F sh=-0
ch c=-0 k=3.9
d D=-0
dh Dh=-0
e ee=-0 i=1.8 a=3.1 _=3.4
e/K ee=-0 a=3.1 i=3.9
e/P ee=-0 _=1.5 i=1.6 a=2
e/O ee=-0 i=0.4 _=2.4 a=3.1 ee.R=3.3
e/$ ee=-0 a=2.3 _=2.5
e/^ i=-0 ee=2.8 i.y=3.8
e/C ee=-0
e/1O ee=-0 i=2.7 a=4
ea aa=-0 i.y.aa=0.3
ee i=-0
ei ai=-0
f ph=-0
g g=-0 _=4
g/F g=-0 _=4 j=4
g/^ g=-0 j=2.6 bh=3.1
gh gh=-0
h h=-0
i i=-0
i/$ i=-0
i/K i=-0
i/V i.y=-0 i=0.1 _=0.7
ie i=-0 i.y.ee=0.2
j j=-0
k k=-0
kh kh=-0 k.h=3.2
kh/^ kh=-0
kh/vB kh=-0 k.h=1.7
kk k.k=-0
kkh k.kh=-0
ksh k.sh=-0
l l=-0
lh l.h=-0
ll l.l=-0 l=2.7 y=3.5
m m=-0
mm m.m=-0
n ny=-0 n=0.8 m=2.4
n/v ny=-0 n=0.2 m=1.8
n/$ n=-0
n/^ ny=-0
n/B ny=-0
n/c ny=-0
n/F ny=-0
n/C n=-0 m=1.2
n/n ny=-0
n/v$ n=-0
n/vF ny=-0 n=3.9
n/vB ny=-0
n/vC n=-0 m=1.2
ndr n.D.r=-0 n.D=1
ng ng=-0 n=1.9 n.g=2.9
ng/C ng=-0 n=1.4
ng/F ng=-0 n.g=-0 g=3
ng/B ng=-0 n.g=2
ng/$ ng=-0
ng/^ ng=-0
ng/vB ng=-0 n.g=1.3 ng.ng=3.6
nn n.ny=-0 n=3
o oo=-0 u=2 a=3.9
o/C oo=-0 a=3.8
o/O oo=-0 u=0.8 oo.R=3.4
o/K oo=-0 a=3.8
o/^ oo=-0 oo.R=3.4
o/$ oo=-0 u=0.9
o/1O oo=-0 oo.R=3.2
oa oo.aa=-0 oo=-0
oi oo.i=-0
ou au=-0
p p=-0
ph ph=-0
pp p.p=-0
r r=-0 y=3.8 v=4
r/B r=-0
r/C r=-0
r/F r=-0 y=2.1 v=2.4 ny=3.1 g=3.3
ri R=-0
rr r=-0 y=0.5
ru r.u=-0
s sh=-0
sh sh=-0
ss sh=-0
t T=-0 t=1
t/v t=-0 T=0
t/B T=-0
t/F T=-0 t=2.3 sh=3.5
t/^ T=-0
t/c T=-0
t/$ t=-0
t/C t=-0
t/n T=-0 t=2.7
t/vB T=-0
t/vF T=-0 t=1.6 sh=2.9
t/v$ t=-0
t/vC t=-0
tch t.c=-0
th Th=-0
th/v Th=-0 t.h=3.1
tr T.r=-0 T=-0
tt t.T=-0 T=3.3
tth t.Th=-0
u u=-0 y.a=4.1
u/K u=-0 a=3.5 y.a=4
u/P u=-0
u/O u=-0 y.u=3.8
u/C u=-0 y.a=1.7 a=2.8
u/$ u=-0
u/^ u=-0 y.u=1.6
u/1K u=-0
v bh=-0 b=1.8 v=2.6
w v=-0 _=2.5
y y=-0 i=3.1 _=3.3
y/B y=-0 _=3.2
y/^ y=-0 _=3.9
y/v y=-0 _=3.4
z jh=-0 j=1.3`,
  mr: `
a aa=-0 a=0
a/O a=-0 aa=0.1
a/P aa=-0 a=0.5
a/$ aa=-0 a=2.9
a/K a=-0 aa=0.2
a/^ a=-0 aa=3 a.E=3.4
a/C a=-0 aa=0.6
a/V aa=-0
a/1O a=-0 aa=0.4 E=3.6
a/1K a=-0 aa=0.5 E=2.8
aa aa=-0 aa.aa=3.5
aa/^ aa=-0
aa/P aa=-0 aa.aa=1
ae aa.ee=-0 aa.ai=1.2
ai ai=-0 aa.ii=0.5 ee=2.3 aa.i=2.6 a.ii=2.7
ai/K ai=-0 aa.ii=0.4 ee=1.6 ee.a=1.8 aa.i=1.8
ai/P ai=-0 aa.ii=0.6
ai/O ai=-0 aa.ii=0.9 a.ii=2.7 aa.i=3.1 ee=3.1
ai/$ aa.ii=-0 a.ii=2.7 ai=3
ai/^ ai=-0 ee.a=1.3
ai/1O ai=-0 aa.ii=1.8 ee=3.1 aa.y.a=3.3 aa.i=3.7
ai/1K ai=-0 aa.ii=1.9 ee=2 ee.a=2.3
au au=-0 O=1.2 aa.uu=2.1 aa.u=2.8
au/^ O=-0 au=0.7
ay aa.y.a=-0 a.y.a=0.8 a.y=2.4 ee=2.5 aa.y=2.9
ay/$ aa.y.a=-0 a.y.a=1 ee=2.9
b b=-0
bb b.b=-0
bh bh=-0
c k=-0 s=1.3 k.y=3.7
c/B k=-0 k.y=3.1
c/F s=-0 sh=3.3 k=3.5
c/C k=-0
c/n s=-0 k=0.8
c/$ k=-0
c/nF s=-0
ch c=-0
ch/C c=-0 k=2.6
chch c.ch=-0 c.c=0.5 c=2.4
chh ch=-0 c.ch=2.2
ck k=-0
d d=-0 D=0.1 j=3.4
d/^ d=-0 D=1.1 j=3.3
d/B d=-0 D=0.5
d/c d=-0 D=0.5
d/C D=-0 d=0.1 j=1.6 L=3.2
d/v D=-0 d=0.3 j=3.3
d/F D=-0 d=0.2
d/n d=-0 D=0.1
d/$ D=-0 d=0.9
d/^B d=-0 D=1.4
d/vC D=-0 d=0.3 j=1.6 L=2.9
d/vF D=-0 d=0.6
d/vB d=-0 D=0
d/^F d=-0 D=0.8
d/cB d=-0 D=1.9
d/^C d=-0 j=0.7 D=0.8
d/v$ D=-0 d=0.9
dd d.d=-0 D.D=2.8 D=3.6
ddh d.dh=-0 dh.d=3.1 dh=4
dh dh=-0 Dh=2.3
dh/v dh=-0 Dh=2.2 d=4
dh/B dh=-0 Dh=2.3
dh/F dh=-0 Dh=2.4 d=3.6
dh/vB dh=-0 Dh=2.1
dh/vC dh=-0 Dh=0.8
e ee=-0 a=2.4
e/K ee=-0 a=1.5
e/P ee=-0 a=3.7
e/O ee=-0 a=2.8 i=3.4
e/$ ee=-0 a=3
e/C ee=-0 a=1.6 _=2.6
e/^ ee=-0 i=1.6 _=3.7
e/1O ee=-0 i=2.5 ii=4.1 a=4.1
e/1K ee=-0 a=2.4 i=4
ea ii=-0 ee=0.4 ee.a=1.2 i=1.3 i.y.aa=1.6
ee ii=-0 i=3 ee=3.3
ei ii=-0 ee.ii=0.6 ee.i=0.8 aa.y.a=0.8 ee=0.8
eo i.oo=-0
ew y.uu=-0 y.u=0.5
ey ee=-0 ii=0.1 ee.y.a=0.6
f ph=-0
ff ph=-0 ph.ph=1.8
g g=-0 j=3.5
g/B g=-0
g/F g=-0 j=1.4
g/C g=-0
gg g=-0 g.g=1.1
gh gh=-0 g=3.9
gn g.n=-0 g.N=0.7 n=2.1 g=2.6
gy g.y=-0 j.ny=2.7 g=3
h h=-0 gh=3.9 _=3.9
h/c gh=-0 h=0.2 _=0.7
h/B h=-0 gh=3.3
h/^ h=-0
h/v h=-0
h/F h=-0
h/C h=-0 _=2.4 gh=2.8 H=3.1
h/$ h=-0 _=1.6 H=3.4 gh=4
h/vB h=-0
h/vF h=-0
h/vC h=-0 _=2.8 H=3
h/v$ h=-0 _=2.1 H=3.4
i ii=-0 i=0.3
i/$ ii=-0 a.h.ii=3.7
i/O i=-0 ii=0.4
i/C ii=-0 i=1.2
i/K i=-0 ii=0.8
i/P ii=-0 i=0.6 aa.ii=3.7
i/^ i=-0 ii=3.3 aa.y.a=3.9
i/V i.y=-0 _=0.1 i=0.9 aa.y=1.4 ii=2.1
i/1K i=-0 ii=2.5
i/1O i=-0 ii=2.2
i/1V aa.y=-0 i.y=0.4 i=1.6
ie ii=-0 i.y.a=0.8 i.ee=1.1 i=1.4 aa.y.a=1.5
ii ii=-0 i=0.7
j j=-0
jh jh=-0
jj j.j=-0
k k=-0
kh kh=-0
kk k.k=-0 k=2.3
ksh k.S=-0
l l=-0 L=1.5
l/v l=-0 L=1.3
l/F l=-0 L=1.2
l/$ l=-0 L=2.7
l/^ l=-0
l/n l=-0
l/c l=-0
l/vF l=-0 L=0.9
l/v$ l=-0 L=2.7
lh l.h=-0 l=1.7 L=1.9
ll l.l=-0 l=0.2 L.L=3.2 l.y=3.3
ll/B l.l=-0 l=1.2 l.y=2.7
m m=-0
m/B m=-0
m/$ m=-0 M=1.3
m/^ m=-0
mm m=-0 m.m=0.3 m.y=1.7
n n=-0 N=1.5 M=2.1
n/v n=-0 N=1.5 M=2 m=3.8
n/$ n=-0 N=2.6 M=3
n/B n=-0 N=1
n/C n=-0 M=1.4 m=3.1 N=3.3
n/F n=-0 N=0.6 ny=3
n/^ n=-0
n/c n=-0 N=0.5 ny=1.5
n/v$ n=-0 N=2.7 M=3
n/vB n=-0 N=0.8
n/vC n=-0 M=1.4 m=3.1 N=3.4
n/vF n=-0 N=0.3
n/cB n=-0 N=0.4
n/cF n=-0 N=0.5 ny=0.7
ndr n.d.r=-0 n.D.r=3.3
ng n.g=-0 n=2.3 M2.g=3.6 n.j=3.9
ng/B n.g=-0 n=3.6
ng/C n.g=-0 n=1.3 M2.g=2.7
ng/F n.g=-0 n.j=1.8 n=3.5 M2.g=3.5
ng/$ n.g=-0
nn M.n=-0 n.n=2.3 n=2.6
nn/B M.n=-0 n.n=1.8 n=4
nn/F M.n=-0 n=2.1 n.n=3.8
o oo=-0 O=2.4 a=2.5
o/O oo=-0 O=3.4 a=3.9
o/P oo=-0 v.a=3.4
o/K oo=-0 O=1.3 a=1.6 aa=3.6
o/C oo=-0 a=0.9 O=1.7 _=2.4
o/$ oo=-0 v.a=2.8
o/^ oo=-0 O=1.1
o/1O oo=-0 O=2.8
o/1K oo=-0 O=1.2 a=2.4 aa=3.2
o/^O oo=-0 O=3.3
oa oo=-0 oo.a=0.8
oi oo.ii=-0 O.ii=-0 oo.i=0.4 O.i=0.6
oo uu=-0 u=3
ou aa.u=-0 au=0.2 oo=0.7 a=1 uu=1.4
oy O.y.a=-0 oo.y.a=0.1
p p=-0
ph ph=-0
pp p.p=-0 p=0.4
q k=-0
qu k.v=-0
r r=-0
r/v r=-0 r2=4.1
r/B r=-0
r/c r=-0
r/F r=-0 r2=2.5
r/C r=-0
r/$ r=-0
r/vB r=-0
r/vF r=-0 r2=2.4
r/vC r=-0
r/v$ r=-0
ree r.ii=-0 r.ee=2
rh r=-0 r.h=2.9 r2.h=3.3
ri r.i=-0 r.ii=0.1 R=2
ri/F r.i=-0
ri/^ r.i=-0
ri/cC r.ii=-0 r.i=0.4 R=1.8 r.aa.y=3.4
rr r=-0 r.r=1.9
ru R=-0 r.u=1.3 r.uu=2.5 r.a=3.3
ru/^ r.u=-0 r.uu=1.5 R=2.2 r.a=2.5
ru/c R=-0 r.u=2.3 r.uu=3.1 r.a=3.5
ru/n R=-0
s s=-0
s/B s=-0
s/^ s=-0
s/$ s=-0 j=3.1
s/F s=-0 j=3.3 jh=3.4
s/^B s=-0
s/^C s=-0 sh=2.9
sch c=-0 s=0.3
sh sh=-0 S=1.1
sh/v sh=-0 S=0.6
sh/C sh=-0 S=0.3
sh/F sh=-0 S=2.2
sh/n sh=-0
sh/^ sh=-0
sh/vC sh=-0 S=0
sh/vF sh=-0 S=1.6
ss s=-0 s.s=2 sh=2.1
sth s.th=-0
t t=-0 T=1.1
t/v t=-0 T=1.2
t/F t=-0 T=0.9 sh=3
t/C t=-0 T=0.5
t/$ t=-0 T=2.2
t/n t=-0 T=1.5
t/^ t=-0 T=1
t/B t=-0 T=1.1
t/c t=-0 T=0.3 sh=3.6
t/vF t=-0 T=1.2 sh=3
t/vC t=-0 T=0.7
t/v$ t=-0 T=2.8
t/nF t=-0 T=0.4 sh=3.7
t/vB t=-0 T=1
t/cF t=-0 T=0.2 sh=2.6
t/cB t=-0 T=0.7 c=3.7
t/nB t=-0 T=2.2
t/cC T=-0 t=1.2
t/nC t=-0 T=0.1
tch c=-0 t=0.4 T=1.5
th Th=-0 th=0.6
th/c th=-0 Th=1 s.th=3
th/B th=-0 Th=0.3
th/v Th=-0 th=1.2
th/F Th=-0 th=1.6
th/n th=-0 Th=1.3
th/^ th=-0 Th=0.2
th/C th=-0 Th=0.4
th/vF Th=-0 th=2.2
th/vB Th=-0 th=0.2
th/vC th=-0 Th=0.1
tr t.r=-0 T.r=1.3 t=2.9
tr/v t.r=-0 T.r=2.8 t=2.8
tr/c t.r=-0 T.r=0.1 t=2.9 r=3.1
tr/F t.r=-0 T.r=1.3
tr/n t.r=-0 T.r=2.5
tr/^ T.r=-0 t.r=0.4 t=1.9
tt t.t=-0 T.T=1.1 T=1.7
tth Th.Th=-0 t.th=0.2
u u=-0 uu=1 a=3
u/O u=-0 uu=1.7
u/C uu=-0 u=1.6 a=2.9
u/K u=-0 uu=1.3 a=2.3
u/^ u=-0 a=3.1 uu=4
u/V u=-0 _=1.9 uu=2.2 y.u=2.4
u/$ uu=-0 u=1.4
u/1O u=-0 uu=3
u/1K u=-0 a=2 uu=2
u/^O u=-0 y.u=3.9 y.uu=3.9
v v=-0
v/v v=-0 v.h=4
v/B v=-0
v/F v=-0 v.h=3.6
v/c v=-0
v/$ v=-0 v.h=2.5
v/vB v=-0
vv v.v=-0 v=0.5
w v=-0
x k.s=-0
y y=-0 ii=3.9
y/v y=-0
y/B y=-0 _=4.1
y/c y=-0
y/n y=-0 _=2
y/F y=-0
y/O ii=-0 aa.y.a=0.5 i=0.8 aa.i=2.2
y/^ y=-0
y/$ ii=-0 y=1 aa.y.a=3.5 y.a=3.5
y/K i=-0 aa.y.a=0.7 ii=1
y/cB y=-0 c.y=4.1
y/1O aa.y.a=-0 i=1
z jh=-0 j=2.2`,
  or: `
a a=-0 aa=0.6
a/K a=-0 aa=0.9 E=3.7
a/O a=-0 aa=0.5
a/$ a=-0 aa=0.9
a/P a=-0 aa=0.5
a/C aa=-0 a=0.1 E=2.9
a/V aa=-0
a/1K a=-0 aa=0.7 E=3
a/^O a=-0 aa=1 ee=3.8
a/1O a=-0 aa=0.6 E=3.6
a/1P a=-0 aa=0.7 ee=2.2 E=2.3
aa aa=-0
ae aa.ee=-0 a.ee=2.7 ee=3 aa.i=3.4
ae/$ aa.ee=-0
ae/O aa.ee=-0 ee=0.2 a.ee=0.4 aa.i=0.7
ai aa.i=-0 ai=2 a.i=3.4 ee=3.7
ai/$ aa.i=-0 a.i=3.8
ai/O aa.i=-0 ai=1.9 a.i=3.7
ai/P aa.i=-0 ai=3.5 a.i=3.5
ai/^ aa.i=-0 ee.y.aa=0.1 ai=0.2
ai/C aa.i=-0 ee=1.7
ai/K aa.i=-0 ai=0.6 a.i=1.1 ee.y.aa=1.3 ee=1.5
ai/1O aa.i=-0 ai=0.7 a.i=2.3 a.y.a=3.7
au aa.u=-0 au=1.5 a.u=2 a=2.9
au/P aa.u=-0 a.u=2.3
au/1O aa.u=-0 au=0.2 a.u=1
ay ee=-0 a.y.a=1.2 aa.y.a=2.5
b b=-0
bb b=-0 b.b=0.5
bh bh=-0
c k=-0 s=0.9
c/B k=-0 k.y=3.8
c/C k=-0
c/$ k=-0
c/^ k=-0 s=1.6
c/n s=-0 k=1.9
c/F s=-0
c/^B k=-0
c/^F s=-0
ch c=-0 ch=1.9
ch/v c=-0 ch=1.1 c.ch=3.9
ch/B c=-0 ch=1.9
ch/n c=-0
ch/^ c=-0 ch=2.9
ch/c c=-0 c.c=1.3
chch c.c=-0 c=2.2
chh ch=-0 c.ch=3.2
ck k=-0
d d=-0 D=0.3 Rd=2
d/v d=-0 D=0.4 Rd=1.4
d/n D=-0 d=0.4
d/C d=-0 D=0.8 Rd=3.8
d/^ d=-0 D=0.9
d/c D=-0 d=0.4 d.d=1.6
d/$ D=-0 d=0.7 Rd=1.9
d/vC d=-0 D=1.3 Rd=3.4
d/v$ D=-0 d=0.6 Rd=1.5
dd d.d=-0 D.D=1.7
ddh d.dh=-0
dh dh=-0 Dh=2.3 d.dh=2.5 Rh=3
dh/c d.dh=-0 dh=0.4
dh/v dh=-0 Dh=1.8 Rh=2.4 d.dh=2.7
dh/F dh=-0 Dh=1.6 Rh=2.3 d.dh=3
dh/^ dh=-0 Dh=3.5
dh/n dh=-0 Dh=3.4
e ee=-0 a=2.4 _=3.8 i=3.8
e/P ee=-0 a=2.9
e/O ee=-0 i=3.3 a=3.3
e/K ee=-0 a=1.6 i=3.3
e/$ ee=-0 a=3 _=3.2
e/C ee=-0 a=0.1 _=2.3
e/^ ee=-0 i=2
e/1O ee=-0 i=3
ea i=-0 ee=0.4 i.aa=1.2 a=1.7 i.y.a=1.7
ee ii=-0 i=3.9
ee/C ii=-0 i=0.3
ei ee.i=-0
eo ee.oo=-0 i.oo=0.4 a=1.8
ey i=-0 ee=0.3 ii=0.6
f ph=-0
ff ph=-0
g g=-0 j=3.2
g/B g=-0
g/F g=-0 j=0.9
g/C g=-0
gg g=-0
gh gh=-0 g=3.1
gn g.n=-0
gy j.ny=-0 g.y=0.8 g=2.8
h h=-0 H=3.6
h/v h=-0 H=3.3 _=3.9
h/B h=-0
h/F h=-0
h/^ h=-0
h/C h=-0 H=0.7 _=1.8
h/$ _=-0 h=0.2 H=0.4 y2=1.6
h/c h=-0 gh=0.4 ch=2.3
h/n h=-0 n=0.5
h/vB h=-0
h/vF h=-0
h/vC h=-0 H=0.5 _=1.6
h/v$ _=-0 H=0.4 h=0.8 y2=1.6
i i=-0 ii=2.4
i/O i=-0 ii=2.8
i/$ i=-0 ii=1.3
i/C i=-0 ii=3.3
i/K i=-0 ii=2.2
i/P i=-0 ii=2.7 aa.i=3.9
i/V i=-0 _=2.1 i.y=3.8
i/^ i=-0 aa.i=3.2
i/1K i=-0 ii=3 aa.i=3.9
i/1O i=-0 ii=3.2 aa.i=3.8
i/1V i=-0 aa.y=2.4 aa.i=2.7 aa=3.7
ie i.ee=-0 i=1 i.i=2.2 i.y.a=2.8 aa.ee=2.8
j j=-0 y2=0.8
j/v j=-0 y2=0.6
j/C j=-0
j/F j=-0 y2=0.9 y=3.4
j/^ j=-0 y2=1.1
j/B j=-0 y2=0.7
j/c y2=-0 j=0.5 y=1.8
j/n j=-0 y2=3.1
j/$ j=-0
j/vC j=-0
j/vB j=-0 y2=0.3
j/v$ j=-0
j/cB j=-0 y2=2.6
jh jh=-0
jj j.j=-0
jn j.ny=-0 j.n=0.7
k k=-0
kh kh=-0 k=1.4 k.S=2.8
kh/v kh=-0 k=1 k.S=2.6
kh/F kh=-0 k=0.2 k.S=1.5
kh/^ kh=-0 k=2.9 k.S=3
kh/B kh=-0
kh/vF k=-0 kh=0.1 k.S=1.6
kh/^F kh=-0 k=1.2 k.S=1.3
kh/^B kh=-0
kh/vB kh=-0
kk k.k=-0
ksh k.S=-0
l l=-0 L=1
l/^ l=-0
l/B l=-0 L=0.8
l/c l=-0 L=2.8
l/v l=-0 L=0.7
l/$ l=-0 L=2.9
l/vB l=-0 L=0.5
l/v$ l=-0 L=2.9
lh l=-0 l.l=1.4
ll l.l=-0 l=0.6
m m=-0
mm m.m=-0 m=0.7
n n=-0 N=2.3 M2=3.6
n/v n=-0 N=2.2 M2=3.5
n/C n=-0 M=3.8 M2=3.9
n/B n=-0 N=1.6 N.N=3.6
n/^ n=-0
n/F n=-0 N=1.3
n/$ n=-0 M2=1.2 N=3.4
n/c n=-0 N.N=0.7 N=1.4 h=2.9
n/vC n=-0 M=3.8 M2=3.9
n/vB n=-0 N=1.4
n/vF n=-0 N=1.1
n/v$ n=-0 M2=1.1 N=3.4
n/cB n=-0 N.N=0.4 N=0.9
n/cF n=-0 N.N=1.4 h=2
ndr n.d.r=-0 n.D.r=3.2
ng n.g=-0 M=1.5 n=2.6
ng/$ M=-0 n.g=0.9
ng/B n.g=-0
ng/F n.g=-0 n.j=2.1
ng/C M=-0 n=0.6 n.g=1.2 m=3.4
nn n.n=-0 n=1.4 N.N=2.6
o oo=-0 a=1.7
o/O oo=-0 a=3.1
o/K oo=-0 a=0.4
o/C a=-0 oo=0.5 _=3.4
o/$ oo=-0
oa oo=-0 oo.aa=1.3
oi oo.i=-0 a.ee=3.4
oo uu=-0 u=1.3 oo=3.7
ou au=-0 aa.u=1.1 oo=2.4 a=2.7 oo.u=2.9
ou/O au=-0 ai.aa=2.9 aa.u=2.9 oo.u=3.1
ou/K aa.u=-0 au=0.4 oo=1.2 a=2.3
p p=-0
ph ph=-0
pp p.p=-0 p=0
qu k.w=-0 k=1.4
r r=-0
ree r.ii=-0 r.i=2.7
rh r=-0 r.h=1
ri r.i=-0 r.ii=1.4 r.aa.i=2.5 R=2.8
ri/^ r.i=-0 r.aa.i=3.1
ri/F r.i=-0
rr r=-0 r.r=2.2
ru R=-0 r.u=1.2 r.uu=3.6
ru/^ r.u=-0 R=1.1 r.uu=1.8
ru/nC R=-0 r.u=3.4
ru/cC R=-0 r.u=2.1
s s=-0 S=2.4 sh=2.6
s/c s=-0 S=2.7
s/C s=-0 S=0.7 sh=1.5
s/v s=-0 S=1.9 sh=2.3 j=3.6
s/B s=-0 sh=3.2
s/$ s=-0 j=2.6
s/F s=-0 j=3.4 sh=3.6
s/^ s=-0 sh=2.9 S=3.3
s/cC s=-0 S=0.7 sh=2.6
s/vB s=-0 sh=3.1
s/vC s=-0 S=0.4 sh=1.1
s/vF s=-0 j=2.9 sh=3.7
s/^C s=-0 S=1.4 sh=2.1
s/^F s=-0 sh=3.3
s/v$ s=-0 j=2
s/^B s=-0 sh=3.1
sch sh.c=-0 t.s=1.2 s.k=1.5
sh sh=-0 S=1.3
sh/v sh=-0 S=0.9
sh/C sh=-0 S=0.9 s=3.7
sh/B sh=-0 S=1.4
sh/F sh=-0 S=1.2 s=3.4
sh/^ sh=-0
sh/c sh=-0 S=0.1 s=3.3
sh/n sh=-0
sh/vC sh=-0 S=0.4 s=3.2
sh/vB sh=-0 S=1.2
ss s=-0 sh=3.2
sth s.th=-0 S.Th=1.6
t t=-0 T=0.5
t/n t=-0 T=0.9
t/F t=-0 T=0.3 s=3.4
t/C t=-0 T=0.5 t.t=3
t/B t=-0 T=0.8
t/c T=-0 t=0.1 t.t=2.5
t/$ T=-0 t=0.9
t/^ t=-0 T=0.6
t/vC t=-0 T=1.2 t.t=3
t/vB t=-0 T=0.8
t/cB t=-0 T=0.4 t.t=2.6
t/vF t=-0 T=0.2 s=3
t/cC T=-0
t/cF T=-0 t=0.3 t.t=2.4 s=3.3
t/c$ T=-0
t/n$ T=-0 t=1.6
tch c=-0
th th=-0 Th=0.8
th/F th=-0 Th=2.4
th/B Th=-0 th=0.1
th/n th=-0 Th=0.2 t=1.9
th/$ th=-0 t=1.8 Th=2.5
th/^F th=-0 Th=0.5
th/cB th=-0 Th=1.2
th/cF th=-0 t.t=1.5 Th=1.7
tr t.r=-0 T.r=0.9 t=2.5 r=3.6
tr/v t.r=-0 T.r=2.2 t=2.4
tr/c T.r=-0 t.r=0.7 r=2.7
tr/n t.r=-0 T.r=2.3 r=2.8
tr/F t.r=-0 T.r=0.8 r=2.9
tr/^ T.r=-0 t.r=0.5 t=2
tt t.t=-0 T.T=1.5 T=1.8
tt/B t.t=-0 T.T=1.3 T=3.5
tt/c t.t=-0
u u=-0 uu=3.3 a=4.1
u/^ u=-0 a=3 y.u=3.7
u/O u=-0 uu=3.1
u/K u=-0 uu=2.1 a=2.3
u/$ u=-0
u/C u=-0 a=2.2 y.a=3.1 uu=3.8
u/^O u=-0 y.u=3.2
u/1O u=-0 uu=2.6
u/1K u=-0 uu=1.7 a=1.9
u/1V u=-0 uu=2.2 _=3.4
v bh=-0
w w=-0 b=1.5
w/^ w=-0 _=3 h=3.3
x k.s=-0 k.S=1.2 k=2.4
y y=-0 _=1.5 S=2 i=2.5 ii=3.7
y/n y=-0 _=0.5
y/B y=-0 _=1.5 S=2
y/c y=-0 _=0.8 S=1.1
y/v y=-0
y/F y=-0 S=2.1 _=3.1
y/$ i=-0 ii=0.9
y/^ y=-0 y2=1.1
y/O i=-0 aa.i=0.2 ii=1.2
y/K i=-0 aa.i=0.4
z j=-0`,
  pa: `
a aa=-0 a=0 ai=2.2 ee=2.8
a/O a=-0 aa=0.1 ee=2 ai=2.4
a/$ aa=-0 a=3.8
a/^ a=-0 ai=1.3 aa=2
a/C aa=-0 a=0.1 ai=2.9
a/K a=-0 aa=0.8 ai=1.7
a/P aa=-0 a=0.7 ee=2.2
a/V aa=-0 _=2.6
a/1O a=-0 aa=1 ai=2.1 ee=2.8
a/^O a=-0 aa=2.1 ai=2.1 ee=3.4
a/^K a=-0 ai=0.8 aa=1.9 a.M=3.3
a/1P aa=-0 a=0.4 ee=1.8 ai=2.7 i.aa=3.2
aa aa=-0
ae ai=-0 aa.ee=1.2 ee=1.6 ii=2 aa=2.2
ai ai=-0 aa.i=0.9 aa.ii=0.9 ee=1.9 a.ii=2.3
ai/K ai=-0 ee.a=1.2 ee=2 aa.i=2.3 a=3.4
ai/O ai=-0 aa.i=1.4 aa.ii=1.7 ee=2.3
ai/$ aa.ii=-0 a.ii=0.9 ai=2.3
ai/V aa.i=-0 aa.ii=1 ai=2.7 a.ii=3
ai/C ai=-0 aa.i=0.3 ee=0.6 aa.ii=1.7 ee.a=1.9
ai/^ ai=-0 ee.a=0.1 ee=1.5 aa.ii=1.5
ai/1O ai=-0 aa.i=2.2 ee=2.5 aa.ii=2.9
au au=-0 aa.u=0.2 aa=2.2 oo=3.4
au/O au=-0 aa.u=0.8 aa=2.1 oo=3.5
au/^ aa=-0 au=0.2
au/1O au=-0 aa.u=3.1 oo=3.3
au/1K au=-0 aa.u=1.6
aw aa.v.a=-0
ay ee=-0 ee.a=1.6 ai=2.4 aa.i=2.7 a.y.a=2.9
b b=-0
bb b.b=-0 b=1.1
bh bh=-0 bh.bh=3.7
c k=-0 s=1.4
c/^ k=-0 s=2.1
c/F s=-0 sh=3.1
c/B k=-0
c/n s=-0 k=0.8
c/C k=-0
c/$ k=-0 c=3.5
c/^F s=-0
c/^B k=-0
c/nF s=-0
c/^C k=-0
c/nB k=-0
cch c.c=-0
ch c=-0 k=2.4 ch=2.8 c.c=3.6
ch/B c=-0 ch=2.7
ch/^ c=-0 ch=2.7 k=2.7 jh=4
ch/$ c=-0 k=1.1 c.c=2.5
ch/C c=-0 k=0.5 ch=1.8 c.c=2
ch/vB c=-0 ch=2.6 c.c=3.2 k=3.7
ch/^B c=-0 ch=2.5 jh=4.1
chh ch=-0 ch.ch=1.9
ck k=-0 k.k=3.2
d d=-0 D=0.2 Rd=1.9
d/v d=-0 D=0 Rd=1 D.D=3
d/F d=-0 D=0.2 Rd=2.2
d/B d=-0 D=0.7 Rd=2.1
d/^ d=-0 D=0
d/n d=-0 D=0.3
d/c d=-0 D=0.4 Rd=2.7
d/C D=-0 d=0.6 Rd=1.4 D.D=3
d/$ D=-0 d=0.7 Rd=2.2 D.D=2.8
d/vF D=-0 d=0.1 Rd=1.2
d/vB d=-0 D=0.7 Rd=1.2 Rh=3.4
d/^B d=-0 D=0.5
d/cF d=-0 D=1.1 Rd=3
d/nC D=-0 d=0.8
d/vC D=-0 d=0.2 Rd=0.6 D.D=2.3
d/c$ D=-0 d=2.7
d/cC D=-0 d=1.7
d/v$ D=-0 d=0.5 Rd=1.6 D.D=2.2
d/cB d=-0 D=1.2 Rd=2.4
dd D.D=-0 d.d=0.2 D=0.2 d=0.9 Rd=2.4
ddh dh.dh=-0 Dh.Dh=0.8 dh=1.3
dh dh=-0 Dh=2.2 dh.dh=2.5 Rh=3.5 D=3.8
dh/v dh=-0 dh.dh=1.7 Rh=2.8 Dh=3.2 Rd=3.4
dh/B dh=-0 Dh=2.1 Rh=3.9
dh/^ dh=-0 Dh=1.4
dh/C dh=-0 dh.dh=1.3 Rh=2.5
dh/$ dh=-0 dh.dh=0.4 D=1.9
dh/vB dh=-0 Rh=2.9 Dh=3.3 dh.dh=3.5
e ee=-0 a=0.4 ai=1.3 i=2.7 ii=2.9
e/C a=-0 ee=0.4 ai=2.2 i=2.7
e/K a=-0 ai=0 ee=0.1 i=2.8 a.h.i=2.8
e/O ee=-0 a=1.5 ai=1.8 ii=2.3 i=2.5
e/P ee=-0 ii=2.8 a=3.1 i=3.5
e/$ ee=-0 a=0.4
e/^ ai=-0 i=0.5 ee=0.9 ii=1.9 _=2.4
e/V i=-0 _=0.4 ii=1.7 a=1.7 ee=2
e/1O ee=-0 ai=1.3 ii=2.4 i=2.5 a=2.6
e/1K ee=-0 ai=0.1 a=0.8 a.h.i=2.1
e/^O i=-0 ai=0.1 ee=0.4 ii=0.9 aa=2.3
e/1P ee=-0 ii=2.2 ai=3
e/^K ai=-0 i=0.9 ee=1.6 a=2.9
ea ii=-0 ai=0.8 ii.a=1.2 ee=1.4 i=2.2
ea/O ii=-0 ai=1.3 ee=1.9 ee.a=2.6
ee ii=-0 ee=3.5
ei ii=-0 ee.ii=0.1 ee=0.3 aa.ii=0.4 i=1.8
eo ii.oo=-0 i.oo=0.1 ee.oo=2.2
ew i.uu=-0
ey ii=-0 ee=0 ai=2
f ph=-0 f=2.3
ff ph=-0 f=1 ph.ph=2.1
g g=-0 j=2.5 _=3.1
g/B g=-0 _=3.2
g/C g=-0 _=3.5
g/F g=-0 j=0.7 _=2.5
g/$ g=-0 g.g=4
gg g.g=-0 g=0.6
gh gh=-0 g=2.5 G=3.9
gh/^ gh=-0
gy g=-0
h h=-0 _=2.1 gh=3.4
h/v h=-0 _=1.9
h/F h=-0 _=3
h/^ h=-0 _=2.9
h/$ h=-0 _=1 gh=1.7 M=3.6
h/C h=-0 _=0.9 gh=2.6
h/c gh=-0 _=0.8 h=1.1
h/vF h=-0 _=3.1
h/vC h=-0 _=0.9
i i=-0 ii=0.2 aa.ii=2.8 _=3.1
i/P i=-0 ii=0.1 aa.ii=1.1 aa.i=2.7 _=3.1
i/O i=-0 ii=0.3 aa.ii=1.8 aa.i=3.2 _=3.5
i/$ ii=-0 aa.RR=3.8 a.RR=3.9
i/K i=-0 ii=2.5 aa.ii=4
i/V ii=-0 i=0.2 _=1.7 aa.i=3.1
i/C i=-0 ii=1.3 _=3.8
i/^ i=-0 aa.ii=2.9 aa.i=4
i/1K i=-0 aa.ii=3.5 ii=3.7 i.M=3.8
i/1O i=-0 ii=2 aa.ii=2.4 aa.i=3.3
i/^K i=-0 i.M=3.9
i/^O i=-0 aa.ii=1.6 aa.i=2.8 ii=2.8
i/1V i=-0 aa.i=1.6 ii=2.3
ie ii=-0 ii.a=1 ii.ee=1.1 aa.i=1.6 aa.ii=1.8
ie/C ii=-0 ii.a=0.3 aa.ii=1.7 i.a=2 ii.ee=2.3
ii ii=-0 i=0.8
j j=-0
jh jh=-0 jh.jh=3.3 z=3.8 j=4
jj j.j=-0
jn j=-0
k k=-0
k/^ k=-0
kh kh=-0 kh.kh=2.3 x=2.6
kh/^ kh=-0 x=2.5
kh/F kh=-0 kh.kh=2
kh/v kh=-0 kh.kh=1.6 x=2.8
kh/B kh=-0 x=2.4 kh.kh=3.7
kk k.k=-0 k=2.7
kkh kh.kh=-0
ksh sh=-0
l l=-0
lh l.h=-0 l=0.5 l.l.h=2.8
ll l=-0 l.l=0.5
m m=-0
mm M.m=-0 m=0 m.m=2.8
n n=-0 M=1.2 N=2.4
n/^ n=-0
n/B n=-0 N=2.1
n/c n=-0 N=1.8
n/F n=-0 N=2.1
n/v n=-0 M=1 N=2.4
n/$ M=-0 n=0.4 N=2.5
n/C n=-0 M=2.1 N=3.4
n/v$ M=-0 n=0.4 N=2.5
n/vB n=-0 N=1.8
n/vC n=-0 M=2.1 N=3.4
n/vF n=-0 N=1.8
ndr n.d=-0 n.D=0.3 r=0.5 n.d.r=1.7
ng n.g=-0 n=2.4 g=3.2 n.j=4
ng/$ n.g=-0 g=2.9
ng/F n.g=-0 n.j=2.1 g=3.2 n=3.9
ng/C n.g=-0 n=1 g=3.3
nn n=-0 N=1
o oo=-0 a=2.1 au=2.9 aa=3.1
o/O oo=-0 a=3.1 au=3.6 aa=3.9
o/C oo=-0 a=0.6 au=2.1 aa=3
o/K oo=-0 a=1.6 aa=2.1 au=2.2
o/P oo=-0 au=3.7 a=3.8
o/$ oo=-0
o/^ oo=-0 aa=1.7
oa oo=-0 oo.aa=0.9 oo.a=2.2 au=2.2 aa=2.9
oa/K oo=-0 aa=2.4 au=2.4
oi oo.i=-0 oo.ii=0.6 aa.i=1.6 u.aa.i=2 au.i=2.2
oo uu=-0 u=1.7 oo=2.8
ou aa.uu=-0 oo=0.1 aa.u=0.3 au=0.3 a=0.8
ow aa.uu=-0 aa.u=0.7 oo=0.7
oy oo.ee=-0 aa.ee=0.7
p p=-0
p/^ p=-0
p/v p=-0 p.p=4
p/$ p=-0 p.p=3
ph ph=-0 f=1.6 p=3.8
pp p=-0 p.p=0.1
q k=-0
qu k=-0
r r=-0
r/$ r=-0
r/F r=-0 h=2.3 g=2.5 n=2.9 v=3.1
r/C r=-0
r/c r=-0
r/B r=-0
r/^ r=-0
r/vF r=-0 h=1.8 g=2 n=2.4 v=2.6
ree RR=-0 a.RR=1.3 r.a.RR=2.3
rh Rh=-0 r=0.3 Rd=0.3 r.h=1.9
rh/$ Rh=-0 Rd=1.3
ri R=-0 a.RR=1.3 RR=1.7 a.R=1.7 r.aa.ii=2.1
ri/c R=-0 a.RR=0.7 a.R=1.1 RR=1.1 r.aa.ii=1.5
ri/^ R=-0 R.M=3.1
ri/$ a.RR=-0 Rd.ii=2 RR=2.3
ri/n R=-0 a.RR=1.3 i=1.4 a.R=1.9
ri/c$ a.RR=-0 Rd.ii=2
rr r=-0 r.r=2.2 n=2.4 Rd=2.7 g=2.7
ru r.uu=-0 r.u=0.3 r.a=0.9
s s=-0 z=2.6
s/v s=-0 z=2.5 j=3.8
s/B s=-0
s/$ s=-0 z=1
s/^ s=-0
s/C s=-0
s/c s=-0 z=1.8
s/F s=-0 z=2.9 j=3.3 sh=3.9
s/vB s=-0 z=3.9
s/v$ s=-0 z=1.5 j=3.5 M=3.7
s/vC s=-0 z=3.9
s/c$ s=-0 z=0.8
s/cC s=-0
s/cB s=-0
s/vF s=-0 z=1.9 j=2.4 sh=3.3
s/n$ z=-0 s=0.2
s/cF s=-0 j=3.7 z=3.9
sch sh=-0 c=1
sh sh=-0 s=2.8
shh sh=-0
ss s=-0 s.s=1.1 sh=2.4
sth th=-0 s=0.5
t T=-0 t=0.3 sh=3.3
t/v T=-0 t=0 sh=2.7
t/F T=-0 t=0.9 sh=2.4
t/C T=-0 t=0.4 T.T=3.6
t/n T=-0 t=0.8
t/$ t=-0 T=0
t/B t=-0 T=0
t/^ t=-0 T=0.1
t/c T=-0 t=0.8
t/vF T=-0 t=0.7 sh=1.9
t/vC t=-0 T=0.1 T.T=3.1
t/vB T=-0 t=0
t/nB t=-0 T=0.2
t/cB T=-0 t=0.2 c=3.5
t/v$ t=-0 T=0.8 T.T=3.7
t/cC T=-0 t=2.1
t/^F T=-0 t=0.6
t/c$ T=-0 t=2.1
t/cF T=-0 t=1.4 sh=3
tch c=-0
th th=-0 Th=1.6 t=3 Th.Th=3.3 th.th=3.6
th/^ th=-0 Th=1.8
th/c th=-0 Th=3.6
tr T.r=-0 T=0.4 t=0.9 r=1.1 t.r=2.3
tr/c T.r=-0 T=0.4 r=1.9 t=2.3
tr/B T.r=-0 r=1.1 t.r=2.2 T=2.6 t=3.3
tr/^ T.r=-0 t=1.1 T=1.2 t.r=2.4
tr/F T=-0 t=0.5 T.r=1.4 r=2.7
tr/n r=-0 t=0.8 T=1.3 T.r=1.8
tr/cB T.r=-0 r=1.9 T=2.9
tr/^B T.r=-0 T=2.1 t.r=2.3
tr/^F t=-0 T.r=0.3 T=0.4
tr/nB r=-0 T.r=1.6
tr/cF T=-0 T.r=1.8 t=2
tr/nF t=-0 T=0.6 r=1
tt T=-0 t.t=0.1 T.T=0.3 t=1.6
u u=-0 uu=1.1 a=1.8
u/K u=-0 a=1.3 uu=2.5
u/O u=-0 uu=1 a=3.3
u/P u=-0 uu=0.7 a=2.6
u/V u=-0 uu=0.3 _=3
u/^ u=-0 a=1.7 y.uu=2.5
u/$ uu=-0 u=1.9
u/C u=-0 a=0.9 uu=1.5
u/1O u=-0 uu=1.8
u/^K u=-0 a=1.1
u/^O u=-0 y.uu=1.8 a=3.4
uu uu=-0
v v=-0
vv v=-0
w v=-0 _=3.4
x k=-0 s=1.8
y _=-0 y=0.2 ii=0.4 aa.ii=1.1 i=2.3
y/O aa.ii=-0 aa.i=1.1 ii=1.1 i=1.9 ai=3.3
y/c _=-0 y=0.3 t=2.3
y/B y=-0 _=0.1
y/^ y=-0 _=3.7
y/v _=-0 y=1.1
y/F _=-0 y=1.8
y/$ ii=-0 a.RR=2.4 aa.ii=3.7
y/K aa.ii=-0 i=0.5 a=1.8 aa.i=1.9 ii=2.1
y/n y=-0 _=0.9
y/vF _=-0 y=3.2
y/1O aa.ii=-0 aa.i=1 i=2.7 ai=2.9 ii=3.2
z z=-0 j=2.2
zh z=-0 jh=0.7 j=0.7`,
  sa: `
a a=-0 aa=2.6
a/K a=-0 aa=3
a/P a=-0 aa=2.2
a/O a=-0 aa=2.6
a/$ a=-0 aa=1.6 _=3.5
a/C a=-0 aa=2.9
a/^ a=-0 aa=3.6
aa aa=-0 aa.y.a=3.6
aa/O aa=-0
aa/K aa=-0
aa/$ aa=-0
aa/C aa=-0 aa.y.a=1.2
ai ai=-0
au au=-0
aw a.v=-0
ay a.y=-0 a.y.a=0.8
ay/O a.y=-0
b b=-0
bh bh=-0
c k=-0
cch c.ch=-0 c.c=1.3
ch c=-0
chch c.c=-0 c=0.9
chh ch=-0
d d=-0 D=2.5 j=3.6
d/v d=-0 D=3.2 j=3.6
d/F d=-0 D=2.7
d/^ d=-0 j=3.7
d/B d=-0 D=2.2
d/C d=-0 j=1.9 D=3.9
d/n d=-0 D=0.2 j=3
d/c d=-0
d/vF d=-0 D=3.6
d/vB d=-0 D=2.9 Dh=4
d/vC d=-0 j=1.9 D=3.8
d/nB d=-0 D=0.2
d/^C d=-0 j=2.2
dd d.d=-0
ddh d.dh=-0
dh dh=-0
e ee=-0
e/O ee=-0
e/C ee=-0 ee.h.a=2.9
ea ee=-0
ee ii=-0
ee/O ii=-0
ee/C ii=-0 ii.y.a=2.5 ii.h.a=2.9
ew ee.v.a=-0
f ph=-0
g g=-0
gh gh=-0
gn g.n=-0
gy g.y=-0 j.ny=0.3
h H=-0 h=0.2
h/^ h=-0
h/F h=-0 H=1.4
h/v H=-0 h=0.4
h/B h=-0 H=2.4 gh=3.9
h/$ H=-0 _=4
h/C h=-0 H=1
h/n h=-0
h/c gh=-0 ch=1.2 h=2.4
h/vB h=-0 H=2.3
h/vF h=-0 H=1.1
h/v$ H=-0 _=4
h/vC h=-0 H=0.8
i i=-0 ii=3.1
i/K i=-0 ii=4
i/O i=-0 ii=3.2
i/$ i=-0 ii=2.2 _=2.5
i/^ i=-0
i/C i=-0 i.h.a=3 ii=3.1
j j=-0
jj j.j=-0
jn j.ny=-0
k k=-0
kh kh=-0
kk k.k=-0
ksh k.S=-0
l l=-0
ll l.l=-0
m m=-0 M=0.9
m/v m=-0 M=0.5
m/$ M=-0 m=1.1
m/B m=-0
m/C m=-0 M=0.2 n=3.5
m/F m=-0 M=3.5
m/n m=-0
m/^ m=-0
m/c m=-0
m/v$ M=-0 m=1.1
m/vB m=-0
m/vC m=-0 M=0 n=3.4
m/vF m=-0 M=3.2
mm m.m=-0 M.m=1.2
n n=-0 N=1.4
n/v n=-0 N=1.5
n/B n=-0 N=1
n/C n=-0 m=3.9
n/^ n=-0
n/F n=-0 N=1.1 ny=2.6
n/$ n=-0
n/c N=-0 n=0.3 ny=0.9
n/vB n=-0 N=1.1
n/vC n=-0 m=3.9
n/vF n=-0 N=0.9
n/v$ n=-0
n/cB N=-0 n=0.5
n/cF ny=-0 n=0.5 N=1.1
ndr n.d.r=-0
ng n.g=-0 n=2.2
ng/B n.g=-0
ng/C n=-0 n.g=0.6
nn n.n=-0
o oo=-0
o/$ oo=-0 _=3.6
o/O oo=-0
o/C oo=-0 a=2.1
oa oo=-0
oo uu=-0
ou au=-0
p p=-0
ph ph=-0
r r=-0
ree r.ii=-0
rh r.h=-0
ri r.i=-0 r.ii=1.9
ri/F r.i=-0
ri/C r.i=-0 r.ii=0.8 R=3.6
ru R=-0 r.u=2.4
ru/n R=-0
ru/^ R=-0 r.u=-0 r.uu=2.2
s s=-0
sh sh=-0 S=0.5
sh/^ sh=-0 S=2.8
sh/C sh=-0 S=0.3
sh/v sh=-0 S=0.2
sh/c S=-0 sh=0.2
sh/n sh=-0 S=3.3
sh/^C sh=-0
sh/vC S=-0 sh=0.1
sh/^F sh=-0
ss s.s=-0
sth s.th=-0
t t=-0 T=2.9
t/c t=-0 T=1.5 Th=2.7
t/B t=-0 T=2.6 Th=3.9
t/n t=-0 Th=3.9
t/F t=-0 T=3
t/v t=-0 T=3.6
t/^ t=-0
t/C t=-0 T=4.1
t/$ t=-0
t/vB t=-0 T=3.3
t/v$ t=-0
th th=-0 Th=2.8
tr t.r=-0 t=2.1
tr/v t.r=-0 t=2.3
tr/F t.r=-0
tr/c t.r=-0 t=1.8 T.r=2.3
tr/n t.r=-0
tr/^B t=-0 t.r=0.1
tr/vF t.r=-0
tr/cF t.r=-0 T.r=2.8
tt t.t=-0 T.T=3.4
tth t.th=-0
u u=-0 uu=3.2 R=3.7
u/O u=-0 uu=3 R=3.6
u/K u=-0 uu=3.3 R=3.8
u/^ u=-0
u/$ u=-0 _=2.8 R=4.1
v v=-0
w v=-0
w/v v=-0 _=2.9
y y=-0 _=2.8 y.a=4
y/c y=-0
y/B y=-0 _=4.1
y/v y=-0 _=2.3
y/F y=-0 _=3.9
y/^ y=-0
y/$ _=-0 y.a=0.8
y/n y=-0 _=1.5
y/vF y=-0
y/vB y=-0
y/v$ _=-0
yy y.y=-0
z jh=-0`,
  ta: `
a a=-0 aa=3.2
a/$ a=-0 aa=2.3
a/P a=-0 aa=2.6
a/C a=-0 aa=2.8
a/^O a=-0 a.R=4.1
a/1O a=-0 aa=3.1 a.R=3.3
a/1K a=-0 aa=2.4 a.M2=3
a/^K a=-0 a.M=2.8 aa=3.1 a.M2=3.4
aa aa=-0 aa.y=3.7
aa/C aa=-0
aa/O aa=-0
aa/K aa=-0
aa/P aa=-0
aa/V aa.y=-0
aa/1O aa=-0
ae ee=-0
ae/K ee=-0 ee.M2=3.3
ae/$ ee=-0
ai ai=-0
au aa=-0 au=0.1 a.u=1
ay a.y=-0 ee=0.6 ai=1.1
b p=-0
bh p=-0
c k=-0 c=1.4 k.k=2.5 s=3.2
c/B k=-0 k.k=2.1 c=2.9
c/F c=-0 s=1.7
c/C k=-0
ch c=-0 c.c=1.3
ch/v c=-0 c.c=0.9
ch/B c=-0 c.c=0 n.t=3.3
ch/$ c=-0
ch/^ c=-0 k=2.6
ch/n c=-0
ch/vB c.c=-0 c=1.3
ch/v$ c=-0
ch/vF c.c=-0 c=0.8
chch c.c=-0 c=3.2
ck k.k=-0 k=0.4
d T=-0 t=3.2
d/v T=-0 t=3.9
d/F T=-0 t=2.5
d/B T=-0 t=3.8
d/n T=-0 t=2.4
d/^ T=-0 t=0.6
d/C T=-0 t=1.2
d/$ T=-0 t=0.9
d/vB T=-0
d/vC T=-0 t=1
dd T=-0 T.T=0.5
dh t=-0
e e=-0 ee=1.1 a=2.9 _=3.1 e.R=3.4
e/K e=-0 ee=1.8 e.M2=2.8 a=2.8
e/O e=-0 ee=1.4 e.R=2.8 _=3.8
e/^ e=-0 e.M2=3.7
e/$ ee=-0 _=1.3 u=3
e/C a=-0 ee=0 e=0.3 _=1.9
e/P e=-0 ee=0.5 _=3.1 ii=3.6 a=3.6
e/1K e=-0 ee=1.8 e.M2=3
e/1O e=-0 ee=1.3 e.R=2.1
e/^K e=-0 e.M2=2.6 e.M=3.3 i=3.9
e/^O e=-0
ea ee=-0 ii=-0
ee ii=-0
ei e.y=-0 e=3.8
eo i.y.oo=-0
ey e.y=-0 ee=2.3 i=2.3
f f=-0 p=0.5
g k=-0 _=3.2
g/B k=-0 _=3.3
g/F k=-0 _=2.5 j=3.7
gh k=-0
gn ny=-0 k.n2=0.9
h h=-0 _=1.4 k=2.3
h/^ h=-0 _=3.5
i i=-0 _=3.2 i.R=3.4
i/$ i=-0 _=1.8
i/O i=-0 i.R=3 _=3.2
i/K i=-0 i.M2=3.8 _=3.9
i/C i=-0 _=4
i/^ i=-0 i.R=2.6 i.M=4
i/P i=-0 _=3.5
i/V i=-0 i.y=0.5 _=1.2 a.y=3 ai.y=3.3
i/1O i=-0 i.R=2.6
i/^O i=-0 i.R=2.3
i/1K i=-0 i.M2=2.1 i.M=3.6
i/^K i=-0 i.M=2.7 i.M2=3.4
ie i=-0 i.y.a=-0
ii i=-0
j j=-0 c=1.6
j/^ j=-0
j/v j=-0
j/n c=-0 j=3.3
jj j.j=-0
k k=-0
k/v k=-0 k.k=3.2
k/B k=-0 k.k=4.1
k/^ k=-0
k/c k=-0
k/v$ k=-0
kh k=-0
kk k.k=-0 k=2
kk/F k.k=-0 k=1.5
ksh k.sh=-0
l l=-0 L=0.3
l/B l=-0 L=0.2
l/$ l=-0 L=0.6
l/C l=-0 L=1.2 L2=3.8
l/F L=-0 l=0.4 y=3.3
l/^ l=-0
ll l.l=-0 L.L=0 l=3
ll/B L.L=-0 l.l=0
m m=-0 M=0.6 n=3.6
m/^ m=-0
m/F m=-0
m/n m=-0
m/B m=-0
m/v m=-0 M=0.1 n=3.1
m/$ M=-0
m/C m=-0 n=1.3 M=1.9
m/c m=-0 M=4
m/vB m=-0
m/vF m=-0 T=3.7
m/v$ M=-0
m/vC m=-0 n=1.3 M=2
mm m=-0 M=3.3
n n=-0 n2=0.1 M2=0.4 N=1.3
n/v n2=-0 M2=0.3 n=0.4 N=1.2
n/C n=-0 M2=1 N=2.9
n/$ M2=-0
n/F n=-0 n2=0.3 N=0.7 M2=3.3
n/B n2=-0 n=1.2 N=1.6
n/^ n=-0
n/c n=-0 n2=1.5 N=1.6
n/n n2=-0 n=1.1
n/vC n=-0 M2=1 N=2.8
n/v$ M2=-0
n/vF n2=-0 N=0.4 n=1.3 M2=2.9
n/vB n2=-0 N=1.7 n=2.7
n/cB n=-0 N=0.1 n2=0.2
n/cC n=-0
ndr M2.r2=-0 r=4 n.t=4.1
ng n=-0 n.k=0.3 ng=2.5 k=2.7 M2.k=3.1
ng/B n.k=-0 M2.k=2.8 k=2.8 N.k=3.9
ng/C n=-0 ng=3.6
ng/F n.k=-0 k=1.8 M2.k=3.1
ng/$ ng=-0
nn n2=-0 N.N=0.7 n.n=2.8
nn/F n2=-0 N.N=0.2 n.n=1.8 M2=2.7
o o=-0 oo=0.8 o.R=2.9 aa=3 a=3.1
o/K o=-0 oo=1.8 aa=2.7 o.M2=3.1 a=3.5
o/^ o=-0 o.R=2.1 oo=3.4 aa=3.7
o/O o=-0 oo=0.7 o.R=2.3 _=3.3 a=3.5
o/$ oo=-0
o/C oo=-0 a=0.6 aa=1.1 o=1.7
o/P oo=-0 o=0.9 a=2.5 _=3.6 i.y.oo=3.6
o/1O o=-0 oo=1 o.R=2.4
oa oo=-0 oo.y=3.7
oa/O oo=-0 oo.R=4.1
oa/V oo.y=-0
oi o.y=-0 oo.y=-0 oo.y.i=1.1
oo uu=-0 oo=1.8
oo/P uu=-0
oo/^ oo=-0 uu=1.2
ou au=-0 uu=1.8 oo=1.8 a=1.8
ow au=-0 a.v.u=0.8
oy o.y=-0 aa.y=0.3
p p=-0
p/^ p=-0
p/B p=-0 p.p=4.1
p/F p=-0 p.p=4
p/v p=-0 p.p=3.2
p/$ p=-0
p/v$ p=-0
ph p=-0
pp p.p=-0 p=2.4
r r=-0 r2=0.8 k=2.5 p=3.4 t=3.6
r/F r=-0 r2=1.1
r/B r=-0 r2=0.4 k=1.7 p=2.6 t=2.7
r/C r=-0 r2=1
r/$ r=-0 r2=4.1
r/^ r=-0
r/c r2=-0 r=1 k=3.7
r/vB r=-0 r2=0.5 k=1.6 p=2.5 t=2.6
ree r.ii=-0 i.r.ii=1.6
ri r2.i=-0 r.i=1.4 i.r.i=1.5 r.ii=2.2 i.R=2.3
ri/F r2.i=-0 i.r.i=1.4 r.i=1.7 i=2.8
ri/$ r2.i=-0
rr r=-0 r.r=-0 r2.r2=0.4
ru r2.u=-0 R=1.6 RR=4
s c=-0 s=2
s/v c=-0 s=1.6
s/B c=-0
s/^ c=-0 s=3.1
s/F c=-0 s=3.9
s/C s=-0 c=3.2
s/c c=-0 s=0.7
s/n c=-0 s=0.7
s/$ s=-0
s/vB c=-0
s/^B c=-0
s/vF c=-0 s=3.1
s/^F c=-0
s/^C s=-0 c=2.3
s/vC s=-0 c=3.9
s/v$ s=-0
s/cB c=-0 s=2.3
s/nB c=-0
s/c$ s=-0
sh sh=-0 c=2.6 s=3
ss c=-0 s=-0 s.s=0.4 sh=0.7
sth s.t=-0
t T=-0 t=1.4 T.T=1.9 t.t=3.6
t/v T=-0 T.T=1.4 t=1.6 t.t=3 sh=3.3
t/c T=-0 t=2 T.T=2.9
t/F T=-0 T.T=0.8 t=1 sh=2.3 t.t=3.4
t/C T=-0 t=2.9
t/^ t=-0 T=0.6
t/$ T=-0 t=1.2
t/n T=-0 t=2.2
t/vB T=-0 T.T=0.8 t=1.7 t.t=1.8 c.c=3
t/vC T=-0 t=2.8
t/vF T.T=-0 T=0.7 t=0.8 sh=1.5 t.t=2.5
t/v$ T=-0 t=0.7
tch T.c=-0 c=4.2
th t=-0
th/^ t=-0
th/B t=-0 t.t=4.1
th/v t=-0 t.t=3.9
th/n t=-0
th/c t=-0 t.t=2.7
th/v$ t=-0
thth t.t=-0 t=1.9
thth/v t.t=-0 t=2.5
thth/n t=-0
thth/c t.t=-0
tr r2=-0 r2.r2=2.3 T.r=2.3 t.r=3.9
tr/n r2=-0
tr/v r2=-0 r2.r2=0.9 T.r=2.2 t.r=2.6
tr/C r2=-0
tr/c r2=-0 T.r=1.8
tr/vC r2=-0
tr/vB r2.r2=-0 T.r=1.5 t.r=1.6
tr/vF r2.r2=-0 T.r=0.9 t.r=1.6
tt T.T=-0 r2=1.3 T=3.4
tt/B T.T=-0 T=4
tt/F T.T=-0 T=2.6
tt/C r2=-0
tth t.t=-0 t=2.2
u u=-0 _=2.7
u/O u=-0 _=3.3 a=4.1
u/$ u=-0
u/K u=-0 _=1.4 i.R=2.6 u.M2=3.6
u/C u=-0
u/P u=-0 _=3.1 uu=3.6
u/^ u=-0 u.R=2.8
u/1O u=-0 u.R=3.9
u/1K u=-0 u.M2=2.2 a=2.8 u.M=3.9
u/^K u=-0 u.M2=3.5 u.M=4.1 a=4.1
uu uu=-0
v v=-0
v/^ v=-0
vv v.v=-0
w v=-0 _=1.9
x k.s=-0 k=2
y y=-0 _=3.1
y/c y=-0 _=1.5
y/B y=-0 _=3.5
y/v y=-0 _=3.2
y/F y=-0 _=2.3
y/n y=-0 _=0
y/$ i=-0 y=1.3
y/vB y=-0 _=3.7
y/vF y=-0 _=2.3
z s=-0 c=0.3 j=0.8
zh L2=-0`,
  te: `
a a=-0 aa=1.7
a/K a=-0 aa=2.1
a/$ a=-0 aa=0.9 E=3.3
a/P a=-0 aa=1.3 E=3.6
a/C a=-0 aa=1.3 E=3.7
a/^ a=-0 aa=2.4
a/V aa=-0
a/1K a=-0 aa=1.6 E=4
a/1O a=-0 aa=1.4
aa aa=-0 E=2.8
aa/^ aa=-0
aa/$ aa=-0
ae ee=-0
ai ai=-0 e.y.i=3.8
ai/O ai=-0
ai/$ ai=-0 aa.y.i=4
ai/K ai=-0 e.y.i=2.2 ee=3.9
ai/^ ai=-0 a.y.i=0.9 e.y.i=1.2
ai/1O ai=-0 aa.y.i=3.3 e.y.i=4.1
au au=-0 aa=0.4
ay a=-0 ee=2 aa.y=2.6
ay/O a=-0 ee=3.1
ay/$ aa.y=-0 ee=0.1
b b=-0
bb b.b=-0 b=2.7
bh bh=-0
c k=-0 s=1.7 S=3.9
c/C k=-0
c/^ k=-0 s=2.6
c/F s=-0 S=2.2
c/B k=-0 k.y=3.7
c/n s=-0 k=0.2
c/^B k=-0
cch c.c=-0
ch c=-0 c.c=2.6
ch/n c=-0
ch/^ c=-0
ch/c c=-0
ch/v c=-0 c.c=1
ch/C c=-0 k=0.8
chch c.c=-0 c.ch=1.3
chh c.c=-0 ch=2.8
ck k=-0 k.k=3
d d=-0 D=0.1
d/v D=-0 d=0.4
d/F d=-0 D=0.4
d/^ d=-0 D=1.3
d/n d=-0 D=0.8
d/B D=-0 d=0.1
d/$ D=-0 d=1.5
d/vF D=-0 d=0
d/vB D=-0 d=0.6
d/vC d=-0 D=0.4
d/nC D=-0 d=2.2
d/cC D=-0 d=2
dd d.d=-0 D.D=0.5
dd/F D.D=-0 d.d=0.5
ddh d.dh=-0 d.d=3.7
dh dh=-0 d=2.5 th=2.7
dh/c dh=-0 th=1.2
dh/nF dh=-0 d=0.4
e ee=-0 e=0.5 _=2.7 a=2.8
e/$ ee=-0 _=2 e=3.6
e/C e=-0 a=0.7 ee=0.9 _=1.2
e/K e=-0 ee=1.2 a=2.3
e/O ee=-0 e=0.9 i=3.6 _=3.8
e/P ee=-0 e=2
e/^ e=-0 ee=1.4 i=3.7
e/V _=-0
e/1K e=-0 ee=2.1 a=3.6
e/1O ee=-0 e=0.1 i=2.6
e/^K e=-0 ee=2.2
e/^O e=-0 ee=0.8 i=2.9
ea ii=-0 i.y.a=1.7 e=2 ee=2 i.E=2
ee ii=-0 ee=2.6
ei ii=-0 e.y.i=1.3
eo i.y.oo=-0
ey e=-0 ii=1.4 ee=1.6 ee.y=2.2 i=2.6
ey/O e=-0 ee.y=2.6 ii=2.9
f ph=-0
ff ph=-0
g g=-0 j=3.9
g/c g=-0 j=2.4
g/B g=-0
g/F g=-0 j=2.1
g/cB g=-0
g/cF g=-0 j=0.4
gg g.g=-0 g=2.9
gh gh=-0 j=2.2 g=3.4
gn j.ny=-0 g.n=0.5 n=2.8
gy g.y=-0 g=1.8
h h=-0 _=2.8 gh=3.9
h/v h=-0 _=3.3 H=3.8
h/B h=-0 gh=3.8 _=4.2
h/^ h=-0
h/n h=-0 _=0.5
h/C h=-0 H=1.8 _=2.9
h/$ _=-0 h=1.5 H=1.7
h/c gh=-0 _=0.5 h=0.8
h/vB h=-0
h/vC h=-0 H=1.7 _=2.8
h/v$ _=-0 H=1.6 h=1.6
i i=-0 ii=4.1
i/P i=-0 ii=4.1 ai=4.1
i/O i=-0 ii=4
i/K i=-0
i/$ i=-0 ii=3.7
i/^ i=-0 ai=3.1
i/V i=-0 i.y=0.7 _=0.8 a.y=3.2 ai=3.4
i/1O i=-0 ai=4.1
i/1V i=-0 i.y=0.2 ai=0.8 a.y=1
ie ii=-0 i.y.a=0.4 ai=0.7 i.y.e=1 y.uu=1.6
ii ii=-0
j j=-0
jj j.j=-0
k k=-0
kh kh=-0
kk k.k=-0
ksh k.S=-0
l l=-0
l/v l=-0 L=4
l/B l=-0
l/F l=-0 L=3.8
l/c l=-0
l/C l=-0 L=3.9
lh l.h=-0
ll l.l=-0 L.l=1.1 L.L=1.4 l=2.4
ll/B l.l=-0 L.l=1 L.L=1.4 l=3.7
m m=-0 M=1.4 n=2.5
m/v m=-0 M=1 n=2.1
m/C m=-0 M=0.2 n=0.3
m/^ m=-0
m/B m=-0
m/$ M=-0 m=3
m/c m=-0
m/F m=-0
m/n m=-0
m/vC m=-0 M=0.2 n=0.3
m/vB m=-0
m/v$ M=-0 m=3.1
m/vF m=-0
mm m.m=-0 m=3.5 M.m=3.7
n n=-0 N=3.3
n/F n=-0 N=3.6
n/B n=-0 N=2.4
n/C n=-0
n/c n=-0 N=1.2 ny=3.6
n/^ n=-0
n/$ n=-0
n/cB n=-0 N=0.5 ny=2.8
n/cF n=-0 N=3.2
ndr n.d.r=-0 n.D.r=1.2
ng n.g=-0 n=3.2 n.j=4
ng/C n.g=-0 n=1.3
ng/B n.g=-0
nn n.n=-0
o oo=-0 o=1.4 a=3.3 aa=3.3
o/C a=-0 oo=0 aa=0.8 _=2.6 o=3.1
o/$ oo=-0
o/O oo=-0 o=1.6
o/K o=-0 oo=0.2 aa=1.7 a=1.9
o/P oo=-0 o=2.1
o/^ o=-0 oo=0.9 aa=1.9
o/V oo=-0
o/1O oo=-0 o=0.6 aa=3.4
o/1K o=-0 oo=0.4 aa=1.3 a=2.2
o/^K o=-0 aa=1.4 oo=2.4
o/^O o=-0 oo=0.2
oa oo=-0 oo.a=1.5
oi oo.y.i=-0 aa.y.i=1.6 oo=2.4
oo uu=-0 oo=0.2
oo/P oo=-0 uu=2.3
oo/K uu=-0 oo=1.1 u=2.8
oo/$ oo=-0 uu=1.2
oo/^ uu=-0 oo=3.2
oo/1O uu=-0 oo=2.1
ou au=-0 a=3.6 uu=3.8
ow au=-0
oy o=-0 oo.y=0.3
p p=-0
ph ph=-0
pp p.p=-0 p=3.6
pp/B p.p=-0
qu k.v=-0
r r=-0
ree r.ii=-0
rh r.h=-0
ri r.i=-0 r.ii=1.1 R=1.8 r.ai=3.2
ri/^ r.i=-0
ri/F r.i=-0
rr r.r=-0 r=1.4
ru R=-0 r.u=0.9 r.uu=3 r.a=3.2
ru/^ r.u=-0 R=2.1 r.a=2.4 r.uu=2.4
ru/cC R=-0 r.u=1.8 r.uu=3.5 r.a=3.7
ru/nC R=-0
s s=-0 sh=1.9
s/C s=-0 sh=2.5
s/$ s=-0
s/^ s=-0 sh=2.1
s/B s=-0 sh=1.5
s/F s=-0 sh=1.9 j=3.3
s/vB s=-0 sh=1.1
sch sh.c=-0 s.k=1.8
sh S=-0 sh=0.9
sh/^ sh=-0 S=0.4
ss s.s=-0 s=0.8 S=2.9 sh.sh=2.9
sth s.th=-0 s.t=1.1
t t=-0 T=0.3
t/c t=-0 T=0.8
t/B t=-0 T=0.6
t/^ t=-0 T=2.2
t/n T=-0 t=0.8
t/F t=-0 T=0.1 S=2.9
t/C T=-0 t=0.7
t/$ T=-0 t=1.8
t/cB t=-0 T=1.3
t/nB T=-0 t=0.4
t/cF t=-0 T=0.2 S=3.2
t/nF T=-0 t=2.1
t/cC T=-0 t=2.7
t/n$ T=-0
t/c$ T=-0
tch c=-0
th t=-0 th=1.7
th/c th=-0 t=0.1
th/n t=-0 th=4
tr t.r=-0 T.r=0.7 t=2.8
tr/v t.r=-0 T.r=1.7 t=3.4
tr/c T.r=-0 t.r=0.5
tr/^B T.r=-0 t.r=1.1 t=1.6
tt T.T=-0 t.t=1.1
u u=-0 uu=3.5
u/O u=-0 uu=3.3
u/$ u=-0 uu=3.8
u/K u=-0 a=3.5
u/^ u=-0 a=3.6
u/C u=-0 a=0.3 uu=0.4 y.a=1.2
u/V u=-0 _=0.2 uu=0.6 y.uu=0.7 u.y=1.3
u/1K u=-0 a=2 uu=3.4
u/1O u=-0 uu=2 y.uu=3.8
uu uu=-0
v v=-0
vv v.v=-0
w v=-0 _=4.1
x k.s=-0
y y=-0 _=1.4 y.y=3 ii=3.4 i=3.7
y/O ai=-0 ii=0.5 i=1.4
y/c y=-0 _=0.9
y/B y=-0 _=1.1 y.y=3.4
y/v y=-0 _=1.8 y.y=2.7
y/F y=-0 y.y=2.5
y/n y=-0 _=0.6
y/^ y=-0 _=1.2
y/$ ii=-0 i=0.4 ai=2.1
y/K i=-0 ai=0.2 ii=1.3
y/1O ai=-0 i=1.8
y/vF y=-0 y.y=2.4
y/vB y=-0 _=1.4 y.y=2.9
yy y.y=-0 y=0.8
z j=-0`,
};
