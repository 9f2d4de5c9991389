import { WaitingItem } from '#desk/waiting/waiting-item.tsx'
import { ApplicationCard } from './application-card.tsx'
import { applicationQuery } from './author.queries.ts'

/** An application to teach in the inbox, to be approved or declined (DSK-21). */
export const ApplicationItem = ({ id }: { id: string }) => (
	<WaitingItem query={applicationQuery(id)}>
		{(application) => <ApplicationCard key={application.id} application={application} />}
	</WaitingItem>
)
