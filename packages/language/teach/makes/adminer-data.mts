/** The files of the application, by their paths. */
export const files: Record<string, string> = {
  'door.php': String.raw`<?php
session_name('adminer_sid');
session_start();
$_SESSION['pwds']['sqlite']['']['curator'] = 'steam1897';
$_SESSION['token'] = 271828;
$_SESSION['db']['sqlite']['']['curator']['museum.db'] = true;
header('Location: /?sqlite=&username=curator&db=museum.db&' . $_SERVER['QUERY_STRING']);
`,
  'index.php': String.raw`<?php
function adminer_object() {
    class RailwayAdminer extends Adminer {
        function login($login, $password) {
            return $login === 'curator' && $password === 'steam1897' ? true : 'Wrong user name or password.';
        }
        function credentials() {
            return ['', 'curator', ''];
        }
        function databases($flush = true) {
            return ['museum.db'];
        }
    }
    return new RailwayAdminer;
}
include '/usr/share/adminer/adminer.php';
`,
  'museum.sql': String.raw`CREATE TABLE engines (id INTEGER PRIMARY KEY, name TEXT NOT NULL, builder TEXT NOT NULL, built INTEGER NOT NULL, kind TEXT NOT NULL DEFAULT 'steam', weight NUMERIC, in_service INTEGER NOT NULL DEFAULT 1);
INSERT INTO engines VALUES
(1,'Little Bess','Kerr & Sons',1897,'steam',11.5,1),(2,'Old Bess','Kerr & Sons',1889,'steam',12.0,0),(3,'Thistle','Hollow Works',1903,'steam',14.2,1),
(4,'Heron','Hollow Works',1911,'steam',14.8,1),(5,'Badger','Marten Diesel',1938,'diesel',9.0,1),(6,'Otter','Marten Diesel',1938,'diesel',9.1,0),
(7,'Juniper','Kerr & Sons',1921,'steam',16.4,0),(8,'Sparrow','Volta Light',1952,'battery',6.3,1);
CREATE TABLE volunteers (id INTEGER PRIMARY KEY, name TEXT NOT NULL, email TEXT UNIQUE, duty TEXT NOT NULL, since DATE, notes TEXT);
INSERT INTO volunteers VALUES
(1,'Hanna Brook','hanna@slaterail.example','driver','2014-05-01',NULL),(2,'Piet Vos','piet@slaterail.example','fireman','2019-03-12','Left knee'),
(3,'Maeve Quill','maeve@slaterail.example','guard','2021-09-30',NULL),(4,'Ole Dahl','ole@slaterail.example','driver','2009-06-15','Trainer'),
(5,'Sara Quinn','sara@slaterail.example','guard','2022-04-02',NULL),(6,'Ben Slate','ben@slaterail.example','fireman','2023-01-20',NULL);
CREATE TABLE trips (id INTEGER PRIMARY KEY, day DATE NOT NULL, departs TEXT NOT NULL, engine_id INTEGER NOT NULL REFERENCES engines(id), driver_id INTEGER REFERENCES volunteers(id), seats_sold INTEGER NOT NULL DEFAULT 0, fare NUMERIC NOT NULL, state TEXT NOT NULL DEFAULT 'planned');
INSERT INTO trips VALUES
(101,'2026-06-06','10:00',1,1,42,7.5,'done'),(102,'2026-06-06','13:00',1,1,58,7.5,'done'),(103,'2026-06-06','16:00',3,4,31,7.5,'done'),
(104,'2026-06-07','10:00',3,4,47,7.5,'done'),(105,'2026-06-07','13:00',3,4,60,7.5,'done'),(106,'2026-06-07','16:00',5,1,0,7.5,'cancelled'),
(107,'2026-06-13','10:00',4,1,39,7.5,'planned'),(108,'2026-06-13','13:00',4,1,44,7.5,'planned'),(109,'2026-06-13','19:30',4,4,60,19,'planned'),
(110,'2026-06-14','10:00',1,4,12,7.5,'planned'),(111,'2026-06-14','13:00',1,4,21,7.5,'planned'),(112,'2026-06-14','16:00',8,NULL,0,5,'planned'),
(113,'2026-06-20','10:00',3,1,8,7.5,'planned'),(114,'2026-06-20','13:00',3,1,9,7.5,'planned'),(115,'2026-06-20','19:30',3,4,55,19,'planned'),
(116,'2026-06-21','10:00',5,NULL,0,5,'cancelled');
CREATE INDEX trips_day ON trips(day);
CREATE VIEW open_trips AS SELECT day, departs, name AS engine, 60 - seats_sold AS seats_left FROM trips JOIN engines ON engines.id = engine_id WHERE state = 'planned';
`,
};
