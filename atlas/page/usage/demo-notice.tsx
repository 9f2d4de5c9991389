import { Notice } from '#atlas/page/ui/notice.tsx'
import type { Journeys } from '#atlas/usage/journeys-source.ts'
import { css } from '#atlas-styled/css'

const words = css({ fontSize: 'sm' })
const count = new Intl.NumberFormat('en-GB')

/** How many journeys these are, and whether they are real. */
export const DemoNotice = ({ journeys, total }: Journeys) => {
	const demo = journeys.filter((one) => one.demo).length
	const read = count.format(journeys.length)
	return (
		<>
			{demo > 0 && (
				<Notice kind="warning">
					<strong>Demo data.</strong> {demo === journeys.length ? 'All' : `${count.format(demo)}`}{' '}
					of these {read} journeys are made up from generated paths, so that the figures can be
					tried out. Nobody went this way.
				</Notice>
			)}
			<p role="status" className={words}>
				{total > journeys.length
					? `The newest ${read} of ${count.format(total)} journeys`
					: `${read} journeys`}
			</p>
		</>
	)
}
