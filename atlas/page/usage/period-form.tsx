import { Spinner } from '#atlas/page/ui/spinner.tsx'
import { css } from '#atlas-styled/css'
import { Write } from '../form/write.tsx'
import { PanelPart } from '../panel/panel-part.tsx'
import type { AtlasSearch } from '../search.ts'

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'end' })

type FormProps = {
	since: string | undefined
	until: string | undefined
	isBusy: boolean
	isFailed: boolean
	onChange: (change: AtlasSearch) => void
}

/** The other period, of the same segment. */
export const PeriodForm = ({ since, until, isBusy, isFailed, onChange }: FormProps) => (
	<PanelPart title="Compare with another period">
		<div className={row}>
			<Write
				label="Compare from day"
				type="date"
				value={since ?? ''}
				onText={(before) => onChange({ before })}
			/>
			<Write
				label="Compare until day"
				type="date"
				value={until ?? ''}
				onText={(beforeUntil) => onChange({ beforeUntil })}
			/>
			{isBusy && <Spinner />}
		</div>
		{isFailed && <p role="alert">The other period could not be read. Choose it again to retry.</p>}
	</PanelPart>
)
