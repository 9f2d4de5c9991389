import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { m } from '#i18n/messages'
import { PagedSelect } from '#processes/reference/paged-select.tsx'
import { css } from '#styled/css'
import { button, link, panel } from '#styled/recipes'
import { Section } from '#ui/layout/section.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { Pagination } from '#ui/list/pagination.tsx'
import { AssignTeachers } from './assign-teachers.tsx'
import { type Pool, sayPool } from './pools.ts'
import { PAGE_SIZE } from './school-teacher.queries.ts'
import { teacherLook as look } from './teacher-look.ts'
import { TeacherSearch } from './teacher-search.tsx'

const choice = css({ maxW: '[26rem]' })
const card = css({ p: '4' })

/** Search parameters of an assigning page. */
export type AssignSearch = { of?: string; search?: string; only?: 'late'; page?: number }

type PageProps = {
	kind: 'licence' | 'voucher'
	to: '/profile/assign-licenses' | '/profile/assign-spc-voucher'
	pools: readonly Pool[]
	asked: AssignSearch
	onSearch: (search: string) => void
	onPool: (id: string) => void
}

const hasSome = ({ hasEnded, given, total }: Pool) => !hasEnded && given < total

const none = { licence: m.teachers_no_licences, voucher: m.teachers_no_vouchers }

const Pools = ({ pools, of, to }: { pools: readonly Pool[]; of: string; to: PageProps['to'] }) => (
	<ul className={look.list}>
		{pools.map((pool) => (
			<li key={pool.id} className={`${panel()} ${card}`}>
				<Link
					className={link()}
					to={to}
					search={{ of: pool.id }}
					aria-current={pool.id === of ? 'true' : undefined}
				>
					{pool.title}
				</Link>
				<p className={look.note}>{sayPool(pool)}</p>
			</li>
		))}
	</ul>
)

/** Narrows the teachers to those who are late with a course, and back (29.9). */
const LateSwitch = ({ to, of, isOn }: { to: PageProps['to']; of: string; isOn: boolean }) => (
	<p className={look.row}>
		<Link
			className={link()}
			to={to}
			search={isOn ? { of } : { of, only: 'late' }}
			resetScroll={false}
		>
			{isOn ? m.teachers_late_all() : m.teachers_late_only()}
		</Link>
	</p>
)

type ChoiceProps = { pools: readonly Pool[]; pool: Pool; onPool: PageProps['onPool'] }

const PoolChoice = ({ pools, pool, onPool }: ChoiceProps) => (
	<div className={choice}>
		<PagedSelect
			source="voucher"
			label={m.teachers_voucher()}
			hint={sayPool(pool)}
			name="voucher"
			chosen={pool.option}
			onChoice={(option) => {
				const found = pools.find((one) => one.option?.id === option?.id)
				if (found) onPool(found.id)
			}}
		/>
	</div>
)

/** Gives what a school has to its teachers: first what, then to whom (SCH-06). */
export const AssignPage = ({ kind, to, pools, asked, onSearch, onPool }: PageProps): ReactNode => {
	const { search = '', only, page = 1 } = asked
	// Keep the selected pool after its last item is assigned, to show the result.
	const [first] = useState(() => pools.find(hasSome)?.id)
	const pool =
		pools.find(({ id }) => id === asked.of) ?? pools.find(({ id }) => id === first) ?? pools[0]
	if (!pool)
		return (
			<EmptyState title={none[kind]()} text={m.teachers_no_pool_hint()}>
				<Link className={button()} to="/contact">
					{m.header_contact()}
				</Link>
			</EmptyState>
		)
	const pages = (total: number) => (
		<Pagination
			page={page}
			pages={Math.ceil(total / PAGE_SIZE)}
			linkTo={(number, props) => (
				<Link
					to={to}
					search={{
						...{ of: pool.id, ...(search && { search }), ...(only && { only }) },
						...(number > 1 && { page: number }),
					}}
					resetScroll={false}
					{...props}
				/>
			)}
		/>
	)
	return (
		<>
			<Section title={m.teachers_pools()}>
				{pool.option ? (
					<PoolChoice key={pool.option.label} pools={pools} pool={pool} onPool={onPool} />
				) : (
					<Pools pools={pools} of={pool.id} to={to} />
				)}
			</Section>
			<Section title={m.teachers_choose_of({ title: pool.title })}>
				<TeacherSearch value={search} onSearch={onSearch} />
				{pool.isCourse && <LateSwitch to={to} of={pool.id} isOn={only === 'late'} />}
				<AssignTeachers
					key={pool.id}
					kind={kind}
					pool={pool}
					search={search}
					only={only}
					page={page}
					pages={pages}
				/>
			</Section>
		</>
	)
}
