import sharp from 'sharp'
import type { Definition } from '#atlas/graph/definition.types.ts'
import type { Marks } from './drawing.types.ts'
import { palette } from './palette.ts'
import { svg } from './svg.ts'

const DENSITY = 72
const MOST = 16_000

/** librsvg knows no custom properties: the light colours are written in their place. */
const resolved = (source: string): string =>
  source.replace(
    /var\(--diagram-(\w+)(?:, ((?:[^()]|\([^)]*\))*))?\)/g,
    (_, role: string, fallback = '') =>
      role in palette.light ? palette.light[role as keyof typeof palette.light] : fallback,
  )

/** A machine as a PNG file, two pixels to a CSS pixel (fewer where it would be larger than viewers open). */
export const png = async (definition: Definition, marks?: Marks): Promise<Buffer> => {
  const source = resolved(await svg(definition, marks))
  const [, width = 0, height = 0] = (/viewBox="0 0 (\d+) (\d+)"/.exec(source) ?? []).map(Number)
  const scale = Math.min(2, MOST / Math.max(width, height))
  return sharp(Buffer.from(source), { density: DENSITY * scale, limitInputPixels: false })
    .flatten({ background: palette.light.paper })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}
