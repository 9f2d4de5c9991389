import type { ReactNode } from 'react'
import { notice } from '#styled/recipes'

const look = notice({ kind: 'empty' })

type EmptyProps = { icon?: ReactNode; title: string; text?: ReactNode; children?: ReactNode }

/** Nothing here: what would be here, and where to find some. */
export const EmptyState = ({ icon, title, text, children }: EmptyProps) => (
  <div className={look.root}>
    {icon && <span className={look.icon}>{icon}</span>}
    <p className={look.title}>{title}</p>
    {text && <p className={look.text}>{text}</p>}
    {children && <div className={look.actions}>{children}</div>}
  </div>
)
