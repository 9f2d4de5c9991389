import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { coverNameOf, coverSvg } from './cover-art.ts'

/** Widths of every cover, in px; the height is 9/16 of it. */
const WIDTHS = [320, 640, 960]
/** Wider pictures forgive more: quality that keeps every file under 20 kB. */
const QUALITY: Record<number, { webp: number; avif: number }> = {
  320: { webp: 74, avif: 46 },
  640: { webp: 58, avif: 38 },
  960: { webp: 20, avif: 24 },
}

const draw = async (folder: string, subject: string, courseType: string) => {
  const name = coverNameOf(subject, courseType)
  if (
    WIDTHS.every(
      (width) =>
        existsSync(join(folder, `${name}-${width}.webp`)) &&
        existsSync(join(folder, `${name}-${width}.avif`)),
    )
  )
    return
  const picture = await sharp(Buffer.from(coverSvg(subject, courseType)))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  for (const width of WIDTHS) {
    const sized = sharp(picture.data, { raw: picture.info }).resize(width)
    await Promise.all([
      sized
        .clone()
        .webp({ quality: QUALITY[width]!.webp, effort: 4, preset: 'drawing' })
        .toFile(join(folder, `${name}-${width}.webp`)),
      sized
        .clone()
        .avif({ quality: QUALITY[width]!.avif, effort: 0 })
        .toFile(join(folder, `${name}-${width}.avif`)),
    ])
  }
}

/** Draws the covers that are not there yet into `folder`, as `{subject}-{type}-{width}.avif|webp`. */
export const drawCovers = async (
  folder: string,
  wanted: readonly { subject: string; courseType: string }[],
): Promise<void> => {
  mkdirSync(folder, { recursive: true })
  const once = [
    ...new Map(wanted.map((want) => [coverNameOf(want.subject, want.courseType), want])).values(),
  ]
  for (let i = 0; i < once.length; i += 2)
    await Promise.all(
      once.slice(i, i + 2).map(({ subject, courseType }) => draw(folder, subject, courseType)),
    )
}
