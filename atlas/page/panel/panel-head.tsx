import type { ReactNode } from 'react'
import { css } from '#atlas-styled/css'
import { Prose } from '../prose.tsx'

const kindLook = css({ fontSize: 'xs', color: 'ink.muted' })
const title = css({ textStyle: 'title', fontWeight: 'bold', overflowWrap: 'anywhere' })
const text = css({ fontSize: 'sm', pt: '1', pb: '3' })

type HeadProps = { kind: string; name: string; description: string | null; children?: ReactNode }

/** The selection, in large type, with its description. */
export const PanelHead = ({ kind, name, description, children }: HeadProps) => (
	<>
		<p className={kindLook}>{kind}</p>
		<h1 className={title}>{name}</h1>
		<div className={text}>
			{description && (
				<p>
					<Prose text={description} />
				</p>
			)}
			{children}
		</div>
	</>
)
