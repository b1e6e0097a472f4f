import { Crown, type IconComponent, Shield, User, Wrench } from '../ui/icons/index.ts';

interface RoleFace {
  label: string;
  icon: IconComponent;
}

/** How a role is called and drawn. Whatever is not known is an ordinary user. */
export function faceOfRole(role: string): RoleFace {
  if (role === 'super_admin') return { label: 'Super Admin', icon: Crown };
  if (role === 'admin') return { label: 'Administrator', icon: Shield };
  if (role === 'moderator') return { label: 'Moderator', icon: Wrench };
  return { label: 'User', icon: User };
}

/** The link is only a convenience: the server decides who may use what stands behind it. */
export function mayOpenAdmin(role: string): boolean {
  return role === 'admin' || role === 'super_admin';
}

/** The name on the user menu: the e-mail up to its at-sign. */
export function nameOf(email: string): string {
  return email.split('@')[0] || 'User';
}

export function initialOf(email: string): string {
  return email.charAt(0).toUpperCase() || 'U';
}
