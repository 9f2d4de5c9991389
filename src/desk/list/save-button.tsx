import { useQuery } from '@tanstack/react-query'
import { m } from '#i18n/messages'
import { Button } from '#ui/action/button.tsx'
import { Notice } from '#ui/layout/notice.tsx'

type SaveProps = {
	/** Names the list and its filters. */
	of: readonly unknown[]
	/** Reads all rows and saves them as a file. */
	save: () => Promise<void>
}

/** Saves a list as a table, with what its filters leave. */
export const SaveButton = ({ of, save }: SaveProps) => {
	const { refetch, isFetching, isError } = useQuery({
		queryKey: ['mine', 'desk', 'file', ...of],
		queryFn: () => save().then(() => null),
		enabled: false,
		retry: false,
		gcTime: 0,
	})
	return (
		<>
			{isError && <Notice kind="warning">{m.desk_list_save_failed()}</Notice>}
			<Button size="sm" tone="outline" busy={isFetching} onClick={() => void refetch()}>
				{isFetching ? m.desk_list_saving() : m.desk_list_save()}
			</Button>
		</>
	)
}
