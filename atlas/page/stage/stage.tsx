import { type ReactNode, useEffect, useId } from 'react'
import { Drawing } from '#atlas/diagram/draw/drawing.ts'
import type { DrawingProps, Marks, Selected } from '#atlas/diagram/draw/drawing.types.ts'
import type { Layout } from '#atlas/diagram/layout/layout.ts'
import type { Definition } from '#atlas/graph/definition.types.ts'
import { Skeleton } from '#atlas/page/ui/skeleton.tsx'
import { css } from '#atlas-styled/css'
import { boxAround } from './box-of.ts'
import { KindLegend } from './kind-legend.tsx'
import { Minimap } from './minimap.tsx'
import { PrintPages } from './print-pages.tsx'
import { stageCss } from './stage-css.ts'
import { StageTools } from './stage-tools.tsx'
import { useZoom } from './use-zoom.ts'
import { zoomKeys } from './zoom-keys.ts'
import type { Opening } from './zoom-places.ts'

type StageProps = Pick<DrawingProps, 'onUnfold' | 'linkOf'> & {
	definition: Definition
	layout: Layout | undefined
	marks?: Marks
	selected?: Selected | null
	/** Parts to scroll into view when they change: one part at a readable size, several together. */
	follow?: readonly Selected[]
	/** Initial view of a picture too large to read: its beginning, or all of it, small. */
	opens?: Opening
	onSelect?: (kind: Selected['kind'], id: string) => void
	/** Keys that the view knows; true when it knew this one. */
	onKey?: (key: string) => boolean
	/** Help for the keyboard. */
	help?: string
	/** Buttons of the view among those of the picture. */
	tools?: ReactNode
	/** Content over a corner of the picture, for example a legend of its colours. */
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
	_print: { overflow: 'visible', h: 'auto', minH: '0' },
})
const contentLook = css({ position: 'absolute', top: '0', left: '0', transformOrigin: '0 0' })
const corner = css({
	position: 'absolute',
	left: '3',
	bottom: '3',
	display: 'grid',
	gap: '2',
	maxW: '[calc(100% - 16rem)]',
	_print: { position: 'static' },
})
const wait = css({ p: '8' })

// No part of the picture is a tab stop: the arrow keys walk it, and the panel and the table have
// all of it.
const noStop: Selected = { kind: 'state', id: '' }

const KEYS = 'Plus and minus zoom, 0 shows all, Shift and arrows move the picture.'

/** A diagram to pan and zoom by wheel, drag, pinch, small map, buttons and keys. */
export const Stage = (props: StageProps) => {
	const { definition, layout, marks, selected, onSelect, onUnfold, linkOf } = props
	const { follow = [], opens = 'start', onKey, help, tools, children } = props
	const picture = useId()
	const zoom = useZoom(layout, opens)
	const { show } = zoom
	const box = layout && boxAround(layout, follow)
	const { x, y, width, height } = box ?? {}
	const isTogether = follow.length > 1
	useEffect(() => {
		if (layout && x !== undefined) show({ x, y: y!, width: width!, height: height! }, isTogether)
	}, [show, layout, x, y, width, height, isTogether])
	return (
		<div
			ref={zoom.frame}
			className={frameLook}
			role="application"
			// biome-ignore lint/a11y/noNoninteractiveTabindex: the keys walk and zoom the picture.
			tabIndex={0}
			aria-label={`Diagram of ${definition.id}. ${help ?? ''} ${KEYS}`}
			onKeyDown={zoomKeys(zoom, onKey)}
		>
			<div ref={zoom.content} className={contentLook} data-picture>
				{layout ? (
					<Drawing
						definition={definition}
						layout={layout}
						marks={marks ?? {}}
						selected={selected ?? null}
						tabStop={noStop}
						css={stageCss}
						id={picture}
						isZoomed
						{...(onSelect ? { onSelect } : {})}
						{...(onUnfold ? { onUnfold } : {})}
						{...(linkOf ? { linkOf } : {})}
					/>
				) : (
					<div className={wait} aria-busy="true">
						<Skeleton width="30rem" height="18rem" />
					</div>
				)}
			</div>
			<div className={corner}>
				{children}
				{layout && <KindLegend definition={definition} layout={layout} />}
			</div>
			{layout && <Minimap layout={layout} view={zoom.view} onMove={zoom.centre} />}
			<StageTools onZoom={zoom.by} onShowAll={zoom.showAll}>
				{tools}
			</StageTools>
			{layout && <PrintPages layout={layout} picture={picture} />}
		</div>
	)
}
