import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Suspense } from 'react'
import { DeskLink } from '#desk/layout/desk-link.tsx'
import { MoreButton } from '#desk/list/more-button.tsx'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { link } from '#styled/recipes'
import { Heading } from '#ui/layout/heading.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { LineTable } from './line-table.tsx'
import { linesQuery } from './settlement.queries.ts'

const back = css({ pb: '5' })

const Lines = ({ id }: { id: string }) => {
	const list = useSuspenseInfiniteQuery(linesQuery(id))
	const lines = list.data.pages.flatMap(({ data }) => data)
	if (lines.length === 0)
		return <EmptyState title={m.desk_settle_gone_title()} text={m.desk_settle_gone_text()} />
	return (
		<>
			<LineTable label={m.desk_settle_lines()} lines={lines} />
			<MoreButton list={list}>{m.desk_settle_more()}</MoreButton>
		</>
	)
}

/** Every line of one settlement (DSK-15). */
export const SettlementPage = () => {
	const { id = '' } = useParams({ strict: false }) as { id?: string }
	return (
		<>
			<Heading>{m.desk_settle_one_title()}</Heading>
			<p className={back}>
				<DeskLink className={link()} to="/settlements">
					{m.desk_settle_back()}
				</DeskLink>
			</p>
			<Suspense fallback={<p role="status">{m.desk_loading()}</p>}>
				<Lines id={id} />
			</Suspense>
		</>
	)
}
