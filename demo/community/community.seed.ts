import { v7 } from 'uuid'
import type {
	communityGroup,
	communityPost,
	groupMember,
	postComment,
	postMark,
} from '#server/community/community-post/community-post.tables.ts'
import { postSlug } from '#server/community/community-post/post-slug.rules.ts'
import { comments, groups, posts } from '../content/community.ts'
import { diceOf } from '../dice.ts'
import { accountId } from '../people/people.seed.ts'
import { seedId } from '../seed-id.ts'

const HOUR = 3_600_000
const mail = (name: string) => `${name}@demo.vidya.test`
const authors = [...new Set(posts.map(([author]) => author))]
const school = ['verified-poc', 'additional-poc', 'institutional-teacher']
const heads = ['verified-poc', 'unverified-poc']

/** A key of that moment, always the same for the same name. */
const idAt = (moment: Date, ...name: string[]): string => {
	const random = Buffer.from(
		seedId(...name)
			.replaceAll('-', '')
			.slice(12)
			.repeat(2),
		'hex',
	)
	return v7({ msecs: moment.getTime(), random: new Uint8Array(random).slice(0, 16), seq: 0 })
}

const membersOf = (key: string): readonly string[] => {
	if (key === 'kottayam') return school
	if (key === 'heads') return heads
	const writing = posts.filter(([, group]) => group === key).map(([author]) => author)
	return [...new Set([...writing, 'settled-teacher'])]
}

/** Rows of the community: groups with their members, posts, comments, likes and saves. */
export const communityRows = (now: Date) => {
	const ago = (hours: number) => new Date(now.getTime() - hours * HOUR)
	const rows = {
		groups: [] as (typeof communityGroup.$inferInsert)[],
		members: [] as (typeof groupMember.$inferInsert)[],
		posts: [] as (typeof communityPost.$inferInsert)[],
		comments: [] as (typeof postComment.$inferInsert)[],
		marks: [] as (typeof postMark.$inferInsert)[],
	}
	for (const [key, name, summary, isOpen] of groups) {
		const groupId = seedId('group', key)
		rows.groups.push({ id: groupId, name, summary, isOpen, createdAt: ago(24 * 90) })
		for (const member of membersOf(key))
			rows.members.push({ groupId, accountId: accountId(mail(member)), joinedAt: ago(24 * 80) })
	}
	posts.forEach(([author, group, text], n) => {
		const hours = 5 + n * 19
		const id = idAt(ago(hours), 'post', text)
		const createdAt = ago(hours)
		const groupId = group ? seedId('group', group) : null
		rows.posts.push({
			id,
			slug: postSlug(text, id),
			accountId: accountId(mail(author)),
			groupId,
			text,
			createdAt,
		})
		const dice = diceOf(`community ${n}`)
		const readers = group === 'kottayam' || group === 'heads' ? membersOf(group) : authors
		const others = dice.shuffle(readers.filter((reader) => reader !== author))
		others.slice(0, dice.whole(0, 6)).forEach((reader) => {
			rows.marks.push({ postId: id, accountId: accountId(mail(reader)), mark: 'like', createdAt })
		})
		if (n % 5 === 0 && others[0])
			rows.marks.push({
				postId: id,
				accountId: accountId(mail(others[0])),
				mark: 'save',
				createdAt,
			})
		const words = dice.shuffle(comments)
		others.slice(0, dice.whole(0, 3)).forEach((reader, i) => {
			const at = ago(hours - 1 - i)
			rows.comments.push({
				id: idAt(at, 'comment', text, reader),
				postId: id,
				accountId: accountId(mail(reader)),
				text: words[i]!,
				createdAt: at,
			})
		})
	})
	return rows
}
