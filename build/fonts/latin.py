"""Writes anek-latin.woff2 (what English and Hindi pages say) and anek-latin-rest.woff2 (accented letters, fetched where one stands)."""

from faces import read, write

FAMILY = 'anek-latin'
WEIGHTS = (400, 400, 700)
RUPEE = 0x20B9
SIGNS = '\u00a0©°·½×÷–—‘’“”•…−₹'
OFTEN = [*range(0x20, 0x7F), *map(ord, SIGNS)]
REST = [c for c in [*range(0xA1, 0x100), *map(ord, 'ıŒœ‹›€™')] if c not in OFTEN]


def latin():
    """The Latin part; every glyph has an entry among the variations, which subsetting asks for."""
    font = read(FAMILY, 'latin', WEIGHTS)
    for name in font.getGlyphOrder():
        if name not in font['gvar'].variations:
            font['gvar'].variations[name] = []
    return font


def add_rupee(font):
    """Takes the rupee sign over from the part that has it, so that prices need no file of their own."""
    other = read(FAMILY, 'latin-ext', WEIGHTS)
    name = other.getBestCmap()[RUPEE]
    order = [*font.getGlyphOrder(), name]
    font.setGlyphOrder(order)
    font['glyf'].glyphOrder = order
    font['glyf'].glyphs[name] = other['glyf'][name]
    font['hmtx'][name] = other['hmtx'][name]
    font['gvar'].variations[name] = other['gvar'].variations[name]
    for table in font['cmap'].tables:
        if table.isUnicode():
            table.cmap[RUPEE] = name
    # Optional; it would lack the new glyph.
    del font['HVAR']


def keep_one_kerning(font):
    """Kerns every weight as the middle one, and leaves out what is below four thousandths of the size."""
    middle = read(FAMILY, 'latin', 540)
    for lookup in middle['GPOS'].table.LookupList.Lookup:
        for table in lookup.SubTable:
            pairs = table.ExtSubTable if table.LookupType == 9 else table
            if pairs.LookupType != 2 or pairs.Format != 2:
                continue
            for value in (two.Value1 for one in pairs.Class1Record for two in one.Class2Record):
                if value and abs(value.XAdvance) < 0.004 * middle['head'].unitsPerEm:
                    value.XAdvance = 0
    font['GPOS'] = middle['GPOS']


often = latin()
add_rupee(often)
keep_one_kerning(often)
write(often, 'anek-latin', unicodes=OFTEN, features=['rvrn', 'tnum', 'kern'])
write(latin(), 'anek-latin-rest', unicodes=REST, features=['rvrn'])
