import { WaitingItem } from '#desk/waiting/waiting-item.tsx'
import { RegistrationCard } from './registration-card.tsx'
import { registrationQuery } from './school-registration.queries.ts'

/** A registered school of the inbox, to be approved or declined (DSK-14). */
export const SchoolRegistrationItem = ({ id }: { id: string }) => (
	<WaitingItem query={registrationQuery(id)}>
		{(registration) => <RegistrationCard key={registration.id} registration={registration} />}
	</WaitingItem>
)
