import { m } from '#i18n/messages'
import { css } from '#styled/css'
import type { Post } from './community.types.ts'

const grid = css({
  display: 'grid',
  gap: '3',
  sm: { gridTemplateColumns: '[repeat(2, minmax(0, 1fr))]' },
})
const look = css({
  w: 'full',
  h: 'auto',
  aspectRatio: '[4 / 3]',
  objectFit: 'cover',
  borderRadius: 'md',
})

/** The pictures of a post. */
export const PostPictures = ({ post }: { post: Post }) =>
  post.pictures.length > 0 && (
    <div className={grid}>
      {post.pictures.map((address, n) => (
        <img
          key={address}
          className={look}
          src={address}
          alt={m.community_picture({ number: n + 1, name: post.author.name })}
          width={640}
          height={480}
          loading="lazy"
          decoding="async"
        />
      ))}
    </div>
  )
