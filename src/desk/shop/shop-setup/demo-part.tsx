import { useRef } from 'react'
import { CommandButton } from '#desk/command/command-button.tsx'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { muted, sectionText } from '#ui/look.ts'
import { removeDemo, type ShopSetup } from './shop-setup.queries.ts'

const frame = css({ pt: '7', display: 'flex', flexDirection: 'column', gap: '3', maxW: 'prose' })
const act = css({ display: 'flex' })

/** Removes the demonstration by one press that is asked about (28.1). */
export const DemoPart = ({ demo }: Pick<ShopSetup, 'demo'>) => {
	const begin = useRef('')
	if (demo === 'none') return null
	return (
		<section className={frame} aria-labelledby="demo">
			<h2 className={sectionText} id="demo">
				{m.desk_setup_demo()}
			</h2>
			<p className={muted}>
				{m.desk_setup_demo_text()} {demo === 'live' && m.desk_setup_demo_live()}
			</p>
			{demo === 'removable' && (
				<div className={act}>
					<CommandButton
						label={m.desk_setup_demo_remove()}
						name={m.desk_setup_demo_remove()}
						title={m.desk_setup_demo_remove()}
						text={m.desk_setup_demo_question()}
						ok={m.desk_setup_demo_remove()}
						run={async (signal) => {
							begin.current = await removeDemo(signal)
						}}
						onDone={() => {
							const { pathname, hash } = new URL(begin.current)
							window.location.assign(pathname + hash)
						}}
					/>
				</div>
			)}
		</section>
	)
}
