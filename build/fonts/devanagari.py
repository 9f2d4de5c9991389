"""Writes both weights of Anek Devanagari with the glyphs that devanagari-glyphs.txt names."""

from faces import ROOT, read, write

# Without numerals, Vedic signs and letters of other languages than Hindi: those are the device's own.
LETTERS = (
    'कखगघचछजझञटठडढणतथदधनपफबभमयरलवशषसह'
    'अआइईउऊऋएऐऑऔओािीुूृेैॅॉोौंःँ़्।॰'
)
UNICODES = [0x20, 0xA0, 0x200C, 0x200D, 0x25CC, *map(ord, LETTERS), *range(0x958, 0x95F)]
# No `kern` and no `dist`: they weigh a sixth of the file and are hardly seen in Hindi.
FEATURES = 'abvs akhn blwf blws cjct half nukt pres psts rkrf rphf vatu abvm blwm'.split()
GLYPHS = (ROOT / 'build/fonts/devanagari-glyphs.txt').read_text().split()

for name, weight in (('regular', 400), ('bold', 680)):
    write(
        read('anek-devanagari', 'devanagari', weight),
        f'anek-devanagari-{name}',
        unicodes=UNICODES,
        glyphs=GLYPHS,
        features=FEATURES,
        closure=False,
    )
