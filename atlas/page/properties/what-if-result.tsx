import { Notice } from '#atlas/page/ui/notice.tsx'
import type { WhatIf } from '#atlas/what-if/compare.ts'
import { ChangeList } from '../changes/change-list.tsx'
import { PanelPart } from '../panel/panel-part.tsx'

/** Effect of a change on states and paths; properties show their own. */
export const WhatIfResult = ({ result }: { result: WhatIf | null }) =>
	result === null ? (
		<Notice kind="warning">
			This cannot be tried out: the transition stands where only its source can change it (the end
			of a state, or an actor's snapshots), or no machine can be made with it.
		</Notice>
	) : (
		<PanelPart title="With the change">
			<p>
				{result.lost.length === 0
					? 'Every state can still be reached.'
					: `No longer reached: ${result.lost.join(', ')}.`}
			</p>
			<ChangeList title="Paths that take every transition" changes={result.paths} />
		</PanelPart>
	)
