import type { ReactNode } from 'react'
import { css } from '#styled/css'
import { Avatar } from '#ui/avatar.tsx'
import type { Comment } from './community.types.ts'

const row = css({ display: 'flex', alignItems: 'center', gap: '3' })
const small = css({ textStyle: 'small', color: 'ink.muted' })
const title = css({ textStyle: 'title' })

/** Who wrote something, and what belongs beside the name. */
export const PersonLine = ({
  author,
  children,
}: {
  author: Comment['author']
  children: ReactNode
}) => (
  <div className={row}>
    <Avatar name={author.name} src={author.avatar_url} />
    <div>
      <h3 className={title}>{author.name}</h3>
      <p className={small}>{children}</p>
    </div>
  </div>
)
