import { avatar } from '#styled/recipes'

type AvatarProps = Parameters<typeof avatar>[0] & { name: string; src: string | null }

const initialsOf = (name: string) =>
	name
		.split(/\s+/)
		.map((word) => [...word][0] ?? '')
		.slice(0, 2)
		.join('')
		.toLocaleUpperCase()

/** A picture, or else the first letters of the name. Decorative: the name is beside it. */
export const Avatar = ({ name, src, size }: AvatarProps) => (
	<span className={avatar({ size })} data-initials={src ? undefined : initialsOf(name)}>
		{src && <img src={src} alt="" width={64} height={64} />}
	</span>
)
