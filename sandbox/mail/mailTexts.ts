import { createTranslator } from '../texts/createTranslator.ts';

/** Subjects and texts of mails in German, French, Italian, Polish, Russian and Serbian, in this order. */
export const mailTexts: Readonly<Record<string, string>> = {
  'Welcome to the B2B portal':
    'Willkommen im B2B-Portal|Bienvenue sur le portail B2B|Benvenuti nel portale B2B|Witamy w portalu B2B|Добро пожаловать на портал B2B|Dobro došli na B2B portal',
  'New password': 'Neues Passwort|Nouveau mot de passe|Nuova password|Nowe hasło|Новый пароль|Nova lozinka',
  'Your new password':
    'Ihr neues Passwort|Votre nouveau mot de passe|La Sua nuova password|Twoje nowe hasło|Ваш новый пароль|Vaša nova lozinka',
  'Your account in the B2B portal':
    'Ihr Konto im B2B-Portal|Votre compte sur le portail B2B|Il Suo account nel portale B2B|Twoje konto w portalu B2B|Ваша учётная запись на портале B2B|Vaš nalog na B2B portalu',
  'Choose a new password here:':
    'Wählen Sie hier ein neues Passwort:|Choisissez ici un nouveau mot de passe\u00A0:|Scelga qui una nuova password:|Tutaj ustawisz nowe hasło:|Задайте новый пароль здесь:|Ovde izaberite novu lozinku:',
  'Your username is {}, your password is {}':
    'Ihr Benutzername ist {}, Ihr Passwort ist {}|Votre nom d’utilisateur est {}, votre mot de passe est {}|Il Suo nome utente è {}, la Sua password è {}|Twoja nazwa użytkownika to {}, a hasło to {}|Ваше имя пользователя: {}, ваш пароль: {}|Vaše korisničko ime je {}, a lozinka {}',
};

/** A subject or a text of a mail in the language of who causes it. */
export const translateMail = createTranslator(mailTexts);
