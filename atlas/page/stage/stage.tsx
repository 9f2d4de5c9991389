import { type KeyboardEvent, type ReactNode, useEffect } from 'react'
import { Drawing } from '#atlas/diagram/drawing.ts'
import type { Marks, Selected } from '#atlas/diagram/drawing.types.ts'
import type { Layout } from '#atlas/diagram/layout.ts'
import type { Definition } from '#atlas/graph/definition.types.ts'
import { Skeleton } from '#atlas/page/ui/skeleton.tsx'
import { css } from '#atlas-styled/css'
import { boxOf } from './box-of.ts'
import { stageCss } from './stage-css.ts'
import { StageTools } from './stage-tools.tsx'
import { useZoom } from './use-zoom.ts'

type StageProps = {
  definition: Definition
  layout: Layout | undefined
  marks?: Marks
  selected?: Selected | null
  /** What is kept in sight when it changes. */
  follow?: Selected | null
  onSelect?: (kind: Selected['kind'], id: string) => void
  /** Keys that the view knows; true when it knew this one. */
  onKey?: (key: string) => boolean
  /** What the keyboard can do here. */
  help?: string
  /** What lies over a corner of the picture, for example what its colours mean. */
  children?: ReactNode
}

const frameLook = css({
  position: 'relative',
  w: 'full',
  h: 'full',
  minH: '[20rem]',
  overflow: 'hidden',
  bg: 'paper',
  cursor: 'grab',
  touchAction: 'none',
  _active: { cursor: 'grabbing' },
  _focusVisible: { outlineOffset: '[-3px]' },
})
const contentLook = css({ position: 'absolute', top: '0', left: '0', transformOrigin: '0 0' })
const corner = css({ position: 'absolute', left: '3', bottom: '3', maxW: '[calc(100% - 14rem)]' })
const wait = css({ p: '8' })

// No part of the picture is a tab stop: the arrow keys walk it, and the panel and the table have all of it.
const noStop: Selected = { kind: 'state', id: '' }

/** A diagram to pan and zoom: wheel, drag, pinch, buttons, and the keys + - 0. */
export const Stage = (props: StageProps) => {
  const { definition, layout, marks, selected, follow, onSelect, onKey, help, children } = props
  const { frame, content, showAll, by, show } = useZoom(layout)
  const box = layout && follow ? boxOf(layout, follow) : undefined
  const { x, y, width, height } = box ?? {}
  useEffect(() => {
    if (x === undefined) return
    show({ x, y: y!, width: width!, height: height! })
  }, [show, x, y, width, height])
  const pressed = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === '+' || event.key === '=') by(1.3)
    else if (event.key === '-') by(1 / 1.3)
    else if (event.key === '0') showAll()
    else if (!onKey?.(event.key)) return
    event.preventDefault()
  }
  return (
    <div
      ref={frame}
      className={frameLook}
      role="application"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys walk and zoom the picture.
      tabIndex={0}
      aria-label={`Diagram of ${definition.id}. ${help ?? ''} Plus and minus zoom, 0 shows all.`}
      onKeyDown={pressed}
    >
      <div ref={content} className={contentLook} data-picture>
        {layout ? (
          <Drawing
            definition={definition}
            layout={layout}
            marks={marks ?? {}}
            selected={selected ?? null}
            tabStop={noStop}
            css={stageCss}
            {...(onSelect ? { onSelect } : {})}
          />
        ) : (
          <div className={wait} aria-busy="true">
            <Skeleton width="30rem" height="18rem" />
          </div>
        )}
      </div>
      <div className={corner}>{children}</div>
      <StageTools onZoom={by} onShowAll={showAll} />
    </div>
  )
}
