import { Spinner } from '#atlas/page/ui/spinner.tsx'
import { css } from '#atlas-styled/css'
import { Choose } from '../form/choose.tsx'
import { Write } from '../form/write.tsx'
import type { AtlasSearch } from '../search.ts'

type Segment = Partial<
	Record<'since' | 'until' | 'role' | 'device' | 'visitor', string | undefined>
>

const everyone = { value: '', label: 'everyone' }
const any = { value: '', label: 'any' }
const row = css({ display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'end', py: '2' })

type FormProps = { segment: Segment; isBusy: boolean; onChange: (change: AtlasSearch) => void }

/** Which journeys: from which days, and whose. */
export const SegmentForm = ({ segment, isBusy, onChange }: FormProps) => (
	<div className={row}>
		<Write
			label="From day"
			type="date"
			value={segment.since ?? ''}
			onText={(since) => onChange({ since })}
		/>
		<Write
			label="Until day"
			type="date"
			value={segment.until ?? ''}
			onText={(until) => onChange({ until })}
		/>
		<Choose
			label="Role"
			value={segment.role ?? ''}
			options={[everyone, 'visitor', 'teacher', 'parent', 'school', 'partner', 'staff', 'analyst']}
			onChange={(role) => onChange({ role })}
		/>
		<Choose
			label="Device"
			value={segment.device ?? ''}
			options={[any, 'phone', 'tablet', 'desktop']}
			onChange={(device) => onChange({ device })}
		/>
		<Choose
			label="Visit"
			value={segment.visitor ?? ''}
			options={[any, { value: 'new', label: 'first' }, { value: 'returning', label: 'later' }]}
			onChange={(visitor) => onChange({ visitor })}
		/>
		{isBusy && <Spinner />}
	</div>
)
