import { defineRecipe } from '../recipe.ts';

const sql = `
CREATE TABLE departments (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  city TEXT NOT NULL,
  budget INTEGER NOT NULL
);
CREATE TABLE employees (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  email TEXT NOT NULL UNIQUE,
  department_id INTEGER NOT NULL REFERENCES departments (id),
  title TEXT NOT NULL,
  salary INTEGER NOT NULL,
  hired TEXT NOT NULL,
  is_active INTEGER NOT NULL DEFAULT 1,
  notes TEXT
);
CREATE TABLE customers (
  id INTEGER PRIMARY KEY,
  company TEXT NOT NULL,
  contact TEXT NOT NULL,
  country TEXT NOT NULL
);
CREATE TABLE orders (
  id INTEGER PRIMARY KEY,
  customer_id INTEGER NOT NULL REFERENCES customers (id),
  employee_id INTEGER REFERENCES employees (id),
  ordered TEXT NOT NULL,
  status TEXT NOT NULL DEFAULT 'open',
  total NUMERIC NOT NULL
);
CREATE INDEX employees_department ON employees (department_id);
CREATE INDEX orders_ordered ON orders (ordered);
CREATE VIEW open_orders AS
  SELECT orders.id, customers.company, orders.ordered, orders.total
  FROM orders JOIN customers ON customers.id = orders.customer_id
  WHERE orders.status = 'open' ORDER BY orders.ordered;

INSERT INTO departments VALUES
  (1, 'Sales', 'Hamburg', 420000),
  (2, 'Engineering', 'Leipzig', 910000),
  (3, 'Support', 'Leipzig', 260000),
  (4, 'Finance', 'Hamburg', 180000),
  (5, 'Logistics', 'Bremen', 350000);

INSERT INTO employees VALUES
  (1, 'Anna Berg', 'anna.berg@nord.example', 1, 'Head of sales', 78000, '2015-03-02', 1, NULL),
  (2, 'Tom Keller', 'tom.keller@nord.example', 1, 'Account manager', 54000, '2018-07-16', 1, NULL),
  (3, 'Miriam Vogt', 'miriam.vogt@nord.example', 1, 'Account manager', 52500, '2019-01-07', 1,
    'Looks after the customers in Denmark and Sweden; works from Kiel on Mondays and Fridays.'),
  (4, 'Piotr Zielinski', 'piotr.zielinski@nord.example', 1, 'Sales assistant', 38000, '2022-09-01', 1, NULL),
  (5, 'Lena Hoffmann', 'lena.hoffmann@nord.example', 2, 'Head of engineering', 92000, '2014-05-12', 1, NULL),
  (6, 'Samir Aziz', 'samir.aziz@nord.example', 2, 'Mechanical engineer', 67000, '2017-10-02', 1, NULL),
  (7, 'Clara Jensen', 'clara.jensen@nord.example', 2, 'Electrical engineer', 69500, '2016-02-15', 1, NULL),
  (8, 'David Okafor', 'david.okafor@nord.example', 2, 'Software developer', 71000, '2020-04-01', 1,
    'On parental leave until 2025-08-31.'),
  (9, 'Ines Moreau', 'ines.moreau@nord.example', 2, 'Software developer', 64000, '2023-02-01', 1, NULL),
  (10, 'Georg Brandt', 'georg.brandt@nord.example', 2, 'Draughtsman', 47000, '2012-08-20', 0, 'Retired.'),
  (11, 'Nora Lindqvist', 'nora.lindqvist@nord.example', 3, 'Head of support', 61000, '2016-11-14', 1, NULL),
  (12, 'Marek Novak', 'marek.novak@nord.example', 3, 'Support agent', 41000, '2021-06-21', 1, NULL),
  (13, 'Julia Sommer', 'julia.sommer@nord.example', 3, 'Support agent', 40500, '2022-01-10', 0, 'Left.'),
  (14, 'Henrik Thiel', 'henrik.thiel@nord.example', 4, 'Accountant', 58000, '2013-09-30', 1, NULL),
  (15, 'Fatma Yildiz', 'fatma.yildiz@nord.example', 4, 'Accountant', 56500, '2019-12-02', 1, NULL),
  (16, 'Oskar Petersen', 'oskar.petersen@nord.example', 5, 'Head of logistics', 63000, '2017-04-18', 1, NULL),
  (17, 'Rita Carvalho', 'rita.carvalho@nord.example', 5, 'Warehouse clerk', 36000, '2020-10-05', 1, NULL),
  (18, 'Jan Willems', 'jan.willems@nord.example', 5, 'Driver', 35500, '2021-03-22', 1, NULL);

INSERT INTO customers VALUES
  (1, 'Aarhus Boatyard', 'Mette Holm', 'Denmark'),
  (2, 'Baltic Ferries', 'Kalle Rebane', 'Estonia'),
  (3, 'Dock Nine', 'Eileen Ward', 'Ireland'),
  (4, 'Fjord Rentals', 'Sigrid Dahl', 'Norway'),
  (5, 'Harbour Café Group', 'Paul Richter', 'Germany'),
  (6, 'Malmö Marine', 'Lars Nyberg', 'Sweden'),
  (7, 'Oostende Sailing School', 'Griet Maes', 'Belgium'),
  (8, 'Rügen Rowing Club', 'Ute Krause', 'Germany');

INSERT INTO orders VALUES
  (1001, 1, 3, '2024-01-09', 'paid', 1840.00),
  (1002, 5, 2, '2024-01-15', 'paid', 312.50),
  (1003, 6, 3, '2024-01-22', 'paid', 2290.90),
  (1004, 2, 2, '2024-02-05', 'cancelled', 760.00),
  (1005, 3, 1, '2024-02-13', 'paid', 5120.75),
  (1006, 8, 4, '2024-02-27', 'paid', 149.00),
  (1007, 4, 3, '2024-03-04', 'paid', 980.40),
  (1008, 1, 3, '2024-03-18', 'paid', 2075.00),
  (1009, 7, 2, '2024-03-21', 'cancelled', 430.20),
  (1010, 5, 4, '2024-04-02', 'paid', 287.60),
  (1011, 2, 2, '2024-04-16', 'paid', 8400.00),
  (1012, 6, 3, '2024-04-29', 'paid', 655.00),
  (1013, 3, 1, '2024-05-07', 'paid', 3310.00),
  (1014, 8, NULL, '2024-05-14', 'paid', 98.90),
  (1015, 4, 3, '2024-05-28', 'shipped', 1217.35),
  (1016, 7, 2, '2024-06-03', 'shipped', 540.00),
  (1017, 1, 3, '2024-06-11', 'shipped', 2660.80),
  (1018, 5, 4, '2024-06-19', 'cancelled', 75.00),
  (1019, 2, 1, '2024-06-25', 'shipped', 6935.00),
  (1020, 6, 3, '2024-07-02', 'open', 1480.25),
  (1021, 3, 1, '2024-07-05', 'open', 2999.00),
  (1022, 8, NULL, '2024-07-09', 'open', 210.00),
  (1023, 4, 3, '2024-07-10', 'open', 865.70),
  (1024, 7, 2, '2024-07-11', 'open', 1325.00);
`;

const execute = `
import sqlite3, sys
connection = sqlite3.connect('company.db')
connection.executescript(sys.stdin.read())
connection.close()
`;

export const recipe = defineRecipe({
  name: 'sqlite-web',
  half: 'open',
  make: 'server-rendered, jQuery',
  kind: 'database tables',
  install: { pip: ['sqlite-web==0.8.2'] },
  version: 2,
  async seed({ program, run }) {
    await run(program('python'), ['-c', execute], { input: sql, env: { PYTHONUTF8: '1' } });
  },
  start: ({ data, port, program }) => ({
    command: program('sqlite_web'),
    // Two pages of orders.
    args: ['-x', '-f', '-R', '20', '-H', '127.0.0.1', '-p', String(port), 'company.db'],
    cwd: data,
  }),
  ready: '/',
});
