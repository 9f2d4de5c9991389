import { WaitingItem } from '#desk/waiting/waiting-item.tsx'
import { waitingOneQuery } from './waiting.queries.ts'
import { WaitingRow } from './waiting-row.tsx'

/** A registration, to be confirmed or refused (LIV-01). */
export const RegistrationItem = ({ id }: { id: string }) => (
	<WaitingItem query={waitingOneQuery(id)}>
		{(registration) => (
			<ul>
				<WaitingRow key={registration.id} of={registration} />
			</ul>
		)}
	</WaitingItem>
)
