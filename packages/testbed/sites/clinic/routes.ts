import { type Answer, goTo, sendData } from '../answers.ts';
import { findRoute, type Method, type Routes } from '../routing.ts';
import { cancelAppointment, showAppointments } from './pages/appointments.ts';
import { showBills } from './pages/bills.ts';
import { enterDetails, showDetails } from './pages/book-details.ts';
import { chooseDoctor, showBooking } from './pages/book-doctor.ts';
import { confirmBooking, showConfirmation, showSummary } from './pages/book-summary.ts';
import { chooseTime, listTimes, showTimes } from './pages/book-time.ts';
import { sendContact, showContact } from './pages/contact.ts';
import { listDoctors, showDoctor, showDoctors } from './pages/doctors.ts';
import { saveProfile, showProfileForm } from './pages/edit-profile.ts';
import { showFaq } from './pages/faq.ts';
import { showHome } from './pages/home.ts';
import { logIn, logOut, showLogin } from './pages/login.ts';
import { deleteMessage, markAllRead, showMessages, undoDelete } from './pages/messages.ts';
import { showNotFound } from './pages/not-found.ts';
import { payBill, showPayment } from './pages/pay-bill.ts';
import { requestRefill, showPrescriptions } from './pages/prescriptions.ts';
import { showProfile } from './pages/profile.ts';
import { sendReply, showMessage } from './pages/read-message.ts';
import { moveAppointment, showReschedule } from './pages/reschedule.ts';
import { showService, showText } from './pages/texts.ts';
import type { Page, Visit } from './shared/visit.ts';

const routes: Routes<Page> = {
  '': { GET: () => goTo('/clinic/') },
  '/clinic': { GET: showHome },
  '/clinic/services/*': { GET: showService },
  '/clinic/doctors': { GET: showDoctors },
  '/clinic/doctors/*': { GET: showDoctor },
  '/clinic/faq': { GET: showFaq },
  '/clinic/contact': { GET: showContact },
  '/clinic/login': { GET: showLogin, POST: logIn },
  '/clinic/logout': { GET: logOut },
  '/clinic/book': { GET: showBooking, POST: chooseDoctor },
  '/clinic/book/time': { GET: showTimes, POST: chooseTime },
  '/clinic/book/details': { GET: showDetails, POST: enterDetails },
  '/clinic/book/summary': { GET: showSummary, POST: confirmBooking },
  '/clinic/book/done': { GET: showConfirmation },
  '/clinic/appointments': { GET: showAppointments },
  '/clinic/appointments/cancel': { POST: cancelAppointment },
  '/clinic/appointments/*/reschedule': { GET: showReschedule, POST: moveAppointment },
  '/clinic/prescriptions': { GET: showPrescriptions },
  '/clinic/bills': { GET: showBills },
  '/clinic/bills/*/pay': { GET: showPayment, POST: payBill },
  '/clinic/messages': { GET: showMessages },
  '/clinic/messages/*': { GET: showMessage },
  '/clinic/profile': { GET: showProfile },
  '/clinic/profile/edit': { GET: showProfileForm, POST: saveProfile },
  '/clinic/api/doctors': { GET: listDoctors },
  '/clinic/api/slots': { GET: listTimes },
  '/clinic/api/contact': { POST: sendContact },
  '/clinic/api/refill': { POST: requestRefill },
  '/clinic/api/messages/delete': { POST: deleteMessage },
  '/clinic/api/messages/undo': { POST: undoDelete },
  '/clinic/api/messages/read-all': { POST: markAllRead },
  '/clinic/api/messages/*/reply': { POST: sendReply },
  '/clinic/*': { GET: showText },
};

const privatePages = /^\/clinic\/(appointments|prescriptions|bills|messages|profile)(\/|$)/;
const privateData = /^\/clinic\/api\/(refill|messages)(\/|$)/;

export function answerVisit(visit: Visit, method: Method): Answer {
  const { path, visitor } = visit;
  if (!visitor.isLoggedIn && privatePages.test(path))
    return goTo(`/clinic/login?next=${encodeURIComponent(path)}`);
  if (!visitor.isLoggedIn && privateData.test(path))
    return sendData({ ok: false, text: 'Please log in.' }, 300);
  const found = findRoute(routes, path);
  const page = found?.route[method];
  return page ? page({ ...visit, id: found.id }) : showNotFound(visit);
}
