"""What both scripts share: reading a font of @fontsource-variable at the weights that the site uses, and writing a subset of it."""

import pathlib

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

ROOT = pathlib.Path(__file__).parents[2]
FONTS = ROOT / 'src/theme/fonts'


def read(family: str, part: str, weight: int | tuple[int, int, int]) -> TTFont:
    """A part of a family at one weight, or variable from a least to a greatest weight (least, default, greatest)."""
    name = f'{family}-{part}-wght-normal.woff2'
    font = TTFont(ROOT / 'node_modules/@fontsource-variable' / family / 'files' / name)
    font.flavor = None
    return instancer.instantiateVariableFont(font, {'wght': weight})


def write(font: TTFont, name: str, **wanted) -> None:
    """Writes the wanted characters, glyphs and features of a font as woff2; `closure` adds the glyphs that features lead to."""
    options = subset.Options()
    options.layout_features = wanted['features']
    options.layout_closure = wanted.get('closure', True)
    options.name_IDs = []
    options.hinting = options.glyph_names = False
    options.notdef_outline = True
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=wanted['unicodes'], glyphs=wanted.get('glyphs', []))
    subsetter.subset(font)
    font.flavor = 'woff2'
    font.save(FONTS / f'{name}.woff2')
    print(name, (FONTS / f'{name}.woff2').stat().st_size, 'bytes')
