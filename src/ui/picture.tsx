import { picture } from '#styled/recipes'

type Cover = {
  /** Stands before the picture does. */
  colour: string
  alt: string
  src: string
  width: number
  height: number
  /** `srcset` strings. */
  avif: string
  webp: string
}

type PictureProps = {
  cover: Cover | null
  /** The `sizes` of the place it stands in. */
  sizes: string
  /** True above the fold: it is fetched at once, and first. */
  eager?: boolean
}

/** A cover in modern formats and several widths; without one, its place stays quiet paper. */
export const Picture = ({ cover, sizes, eager = false }: PictureProps) => (
  <picture className={picture()} style={{ backgroundColor: cover?.colour }}>
    {cover && (
      <>
        <source type="image/avif" srcSet={cover.avif} sizes={sizes} />
        <source type="image/webp" srcSet={cover.webp} sizes={sizes} />
        <img
          src={cover.src}
          alt={cover.alt}
          width={cover.width}
          height={cover.height}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
        />
      </>
    )}
  </picture>
)
