// What of the layout comes after the page's own modules, in one file.
import { ErrorScreen } from '../error-screen.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { ToastHost } from './toast-host.tsx';

export const parts = { ErrorScreen, Footer, Header, ToastHost };
