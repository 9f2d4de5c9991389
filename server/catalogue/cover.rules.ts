import type { components } from '#openapi/v1.gen.ts'

type Cover = components['schemas']['Cover']

const WIDTHS = [320, 640, 960]

/** The pictures of a resource in every width and format, or null when it has none. */
export const coverOf = (row: {
  cover: string | null
  coverColour: string
  subject: string
}): Cover | null => {
  if (!row.cover) return null
  const set = (format: string) =>
    WIDTHS.map((width) => `/covers/${row.cover}-${width}.${format} ${width}w`).join(', ')
  return {
    colour: row.coverColour,
    alt: `Block print for ${row.subject}`,
    src: `/covers/${row.cover}-640.webp`,
    width: 640,
    height: 360,
    avif: set('avif'),
    webp: set('webp'),
  }
}
