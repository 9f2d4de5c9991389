import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { m } from '#i18n/messages'
import { getLocale } from '#i18n/runtime'
import { isStopped } from '#machines/catalogue/banner/banner-carousel.rules.ts'
import { recordEvent } from '#processes/analytics/record-event.ts'
import { sva } from '#styled/css'
import { button } from '#styled/recipes'
import { IconButton } from '#ui/action/icon-button.tsx'
import { PlainLink } from '#ui/action/plain-link.tsx'
import { type Banner, bannersQuery } from './banners.query.ts'
import { useBannerCarousel } from './use-banner-carousel.ts'

const look = sva({
	slots: ['root', 'slide', 'words', 'title', 'text', 'steps'],
	base: {
		root: {
			display: 'grid',
			position: 'relative',
			borderRadius: 'md',
			overflow: 'hidden',
			mb: '6',
			borderWidth: '1px',
			borderColor: 'line',
		},
		slide: {
			gridArea: '[1 / 1]',
			display: 'flex',
			alignItems: 'center',
			bg: 'primary.soft',
			color: 'primary.ink',
			p: '5',
			pr: { md: '[9rem]' },
			visibility: 'hidden',
			opacity: '0',
			transition: '[opacity 160ms]',
			'&[data-front=true]': { visibility: 'visible', opacity: '1' },
			'&[data-tone=gold]': { bg: 'gold.soft', color: 'gold.ink' },
		},
		words: {
			display: 'flex',
			flexWrap: 'wrap',
			alignItems: 'center',
			justifyContent: 'space-between',
			gap: '4',
			rowGap: '3',
			flexGrow: '1',
		},
		title: { textStyle: 'title', fontWeight: 'bold', color: 'ink' },
		text: { textStyle: 'small', color: 'ink' },
		steps: {
			position: 'absolute',
			right: '1',
			bottom: { base: '5', md: '[calc(50% - 1.375rem)]' },
			display: 'flex',
		},
	},
})()

/** The target with the words that are searched, where it is a list of the catalogue too. */
const targetOf = (target: string, words: string | undefined): string => {
	const [path, query] = target.split('?')
	if (!words || path !== '/learning') return target
	const search = new URLSearchParams(query)
	search.set('search', words)
	return `${path}?${search}`
}

/** A space that has the height of a line. */
const NOTHING = '\u00a0'

type SliderProps = {
	/** The words of the list beside, which a banner that leads to it keeps. */
	search: string | undefined
}

const Slides = ({ banners, search }: SliderProps & { banners: readonly Banner[] }) => {
	const ref = useBannerCarousel(banners.length)
	const index = useSelector(ref, ({ context }) => context.index)
	const playing = useSelector(ref, (snapshot) => snapshot.hasTag('playing'))
	const stopped = useSelector(ref, ({ context }) => isStopped(context))
	return (
		<section
			className={look.root}
			aria-roledescription="carousel"
			aria-label={m.banner_label()}
			onPointerEnter={() => ref.send({ type: 'pointer.entered' })}
			onPointerLeave={() => ref.send({ type: 'pointer.left' })}
			onFocus={() => ref.send({ type: 'focus.entered' })}
			onBlur={() => ref.send({ type: 'focus.left' })}
		>
			{banners.map(({ id, tone, title, text, label, target }, i) => (
				<div
					key={id}
					className={look.slide}
					data-tone={tone}
					data-front={i === index}
					aria-live={playing ? 'off' : 'polite'}
					onPointerDown={({ pointerType }) =>
						pointerType === 'touch' && ref.send({ type: 'rotation.stopped' })
					}
				>
					<div className={look.words}>
						<div>
							<h2 className={look.title}>{title}</h2>
							<p className={look.text}>{text}</p>
						</div>
						<PlainLink
							className={button({ tone: 'outline', size: 'sm' })}
							to={targetOf(target, search)}
							onPress={() => recordEvent('banner_cta', { banner: target })}
						>
							{label}
						</PlainLink>
					</div>
				</div>
			))}
			{banners.length > 1 && (
				<div className={look.steps}>
					<IconButton
						label={m.banner_before()}
						onClick={() => ref.send({ type: 'slide.returned' })}
					>
						<ChevronLeft />
					</IconButton>
					<IconButton
						label={stopped ? m.banner_play() : m.banner_pause()}
						onClick={() => ref.send({ type: stopped ? 'rotation.started' : 'rotation.stopped' })}
					>
						{stopped ? <Play /> : <Pause />}
					</IconButton>
					<IconButton label={m.banner_after()} onClick={() => ref.send({ type: 'slide.advanced' })}>
						<ChevronRight />
					</IconButton>
				</div>
			)}
		</section>
	)
}

/**
 * The banners of the catalogue; they rotate every 2 s and pause on hover, focus and reduced motion
 * (CAT-05). Their place stays free while they are on their way.
 */
export const BannerSlider = ({ search }: SliderProps) => {
	const { data, isPending } = useQuery(bannersQuery(getLocale()))
	if (isPending)
		return (
			<div className={look.root} aria-hidden>
				<p className={look.slide}>{NOTHING}</p>
			</div>
		)
	if (!data?.length) return null
	return <Slides key={data.map(({ id }) => id).join()} banners={data} search={search} />
}
