import { Link } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { m } from '#i18n/messages'
import { isStopped } from '#machines/catalogue/banner/banner-carousel.rules.ts'
import { recordEvent } from '#processes/analytics/record-event.ts'
import { sva } from '#styled/css'
import { button } from '#styled/recipes'
import { IconButton } from '#ui/action/icon-button.tsx'
import { slides } from './slides.ts'
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
      '&[data-kind=medium]': { bg: 'gold.soft', color: 'gold.ink' },
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

/**
 * The two banners of the catalogue; they rotate every 2 s and pause on hover, focus and reduced
 * motion (CAT-05).
 */
export const BannerSlider = ({ search }: { search: string | undefined }) => {
  const ref = useBannerCarousel(slides.length)
  const index = useSelector(ref, ({ context }) => context.index)
  const playing = useSelector(ref, (snapshot) => snapshot.hasTag('playing'))
  const stopped = useSelector(ref, ({ context }) => isStopped(context))
  const press = (banner: string) => recordEvent('banner_cta', { banner })
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
      {slides.map(({ kind, title, text, cta }, i) => (
        <div
          key={kind}
          className={look.slide}
          data-kind={kind}
          data-front={i === index}
          aria-live={playing ? 'off' : 'polite'}
          onPointerDown={({ pointerType }) =>
            pointerType === 'touch' && ref.send({ type: 'rotation.stopped' })
          }
        >
          <div className={look.words}>
            <div>
              <h2 className={look.title}>{title()}</h2>
              <p className={look.text}>{text()}</p>
            </div>
            <Link
              className={button({ tone: 'outline', size: 'sm' })}
              onClick={() => press(kind)}
              {...(kind === 'bundles'
                ? { to: '/bundle-products' }
                : { to: '/learning', search: { search, resource_type: 'medium' } })}
            >
              {cta()}
            </Link>
          </div>
        </div>
      ))}
      <div className={look.steps}>
        <IconButton label={m.banner_before()} onClick={() => ref.send({ type: 'slide.returned' })}>
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
    </section>
  )
}
