import { langOf } from '#i18n/lang-of.ts'
import { css, cx } from '#styled/css'
import { picture } from '#styled/recipes'

const frame = css({ position: 'relative', containerType: 'inline-size' })
const label = css({
	position: 'absolute',
	inset: '[13% 44% 13% 6%]',
	display: 'flex',
	alignItems: '[safe center]',
	px: '2',
	bg: 'raised',
	textStyle: 'title',
	overflow: 'hidden',
	_after: { content: 'attr(data-title)' },
})
/** Whole in its label: a title of more than some 80 characters is set smaller. */
const short = css({ fontSize: '[5cqi]' })
const long = css({ fontSize: '[3.6cqi]' })

type Cover = {
	/** Shown until the picture loads. */
	colour: string
	/** A picture of the item, which carries no title. */
	is_own: boolean
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
	/**
	 * Set in the print, so that items of one subject and type differ; screen readers read the heading
	 * beside it.
	 */
	title: string
	/** The `sizes` of its container. */
	sizes: string
	/** True above the fold: it is fetched immediately, and first. */
	eager?: boolean
}

/**
 * A cover in modern formats and several widths with the item's title set in it; without one, its
 * place stays quiet paper.
 */
export const Picture = ({ cover, title, sizes, eager = false }: PictureProps) => (
	<div className={cx(picture(), frame)} style={{ backgroundColor: cover?.colour }}>
		{cover && (
			<>
				<picture>
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
				</picture>
				{!cover.is_own && (
					<b
						aria-hidden
						className={cx(label, title.length > 80 ? long : short)}
						data-title={title}
						lang={langOf(title)}
					/>
				)}
			</>
		)}
	</div>
)
