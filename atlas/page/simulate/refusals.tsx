import type { Refusal } from '#atlas/simulate/refusals.ts'
import { css } from '#atlas-styled/css'
import { Prose } from '../prose.tsx'

const list = css({ '& li': { py: '1', overflowWrap: 'anywhere' } })
const dim = css({ color: 'ink.muted', fontSize: 'xs' })

const words = (value: unknown): string => JSON.stringify(value) ?? 'undefined'

/** Why guards said no: which, what they are for, what they were given, and the values they read. */
export const Refusals = ({ refusals }: { refusals: readonly Refusal[] }) => (
	<ul className={list}>
		{refusals.map(({ transition, guard, description, params, saw }) => (
			<li key={transition}>
				<strong>{guard}</strong> said no to <code>{transition}</code>
				<div className={dim}>
					{description && (
						<p>
							<Prose text={description} />
						</p>
					)}
					{params !== undefined && (
						<p>
							given <code>{words(params)}</code>
						</p>
					)}
					{saw.map(([path, value]) => (
						<p key={path}>
							saw{' '}
							<code>
								{path} = {words(value)}
							</code>
						</p>
					))}
				</div>
			</li>
		))}
	</ul>
)
