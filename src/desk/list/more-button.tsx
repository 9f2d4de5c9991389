import type { ReactNode } from 'react'
import { css } from '#styled/css'
import { Button } from '#ui/action/button.tsx'

const frame = css({ pt: '5' })

type Paged = {
	hasNextPage: boolean
	isFetchingNextPage: boolean
	fetchNextPage: () => Promise<unknown>
}

/** Loads the next page of a list; nothing after the last. */
export const MoreButton = ({ list, children }: { list: Paged; children: ReactNode }) =>
	list.hasNextPage && (
		<div className={frame}>
			<Button
				tone="outline"
				busy={list.isFetchingNextPage}
				onClick={() => void list.fetchNextPage()}
			>
				{children}
			</Button>
		</div>
	)
